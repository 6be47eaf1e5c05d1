import { graphql, type PageProps } from "gatsby";
import { useBusiness } from "@/components/hooks/use-site";
import { Seo } from "@/components/layout/seo/seo";
import { LastUpdated } from "@/components/ui/last-updated/last-updated";
import { PageHead } from "@/components/ui/page-head/page-head";
import { Prose } from "@/components/ui/prose/prose";
import { assertDefined } from "@/lib/assert-defined";
import { emailLink } from "@/site/links";
import * as styles from "./privacy.module.scss";

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const content = assertDefined(data.content, "content/pages/privacy/index.md");
  const { forms, deposit } = assertDefined(data.business, "content/business.yml");
  const { name, email, statistics } = useBusiness();
  return (
    <>
      <Seo page={{ kind: "page", page: "privacy", seo: content.seo }} />
      <PageHead title={content.heading} lead={content.lead}>
        {content.updated && <LastUpdated day={content.updated} />}
      </PageHead>
      <div className={`column ${styles.page}`}>
        <Prose html={content.html} />
        <aside className={`card ${styles.facts}`}>
          <h2 className="h3">In short</h2>
          <dl>
            <dt className="note">Who receives what you send</dt>
            <dd>{`${name}${throughProvider(forms)}, and nobody else through this site`}</dd>
            {statistics && (
              <>
                <dt className="note">Who counts visits</dt>
                <dd>{`${hostOf(statistics.script)}, without cookies`}</dd>
              </>
            )}
            {deposit && (
              <>
                <dt className="note">Who takes a deposit</dt>
                <dd>{`${hostOf(deposit.link)}, on its own website`}</dd>
              </>
            )}
            <dt className="note">Who to ask</dt>
            <dd>
              <a href={emailLink(email, { subject: "Privacy" })}>{email}</a>
            </dd>
          </dl>
        </aside>
      </div>
    </>
  );
}

/** `, through the form service Formspree (United States)`, or nothing while no service is set. */
function throughProvider({
  provider,
  country,
}: Pick<Queries.FormsSettings, "provider" | "country">) {
  if (!provider) return "";
  return `, through the form service ${provider}${country ? ` (${country})` : ""}`;
}

const hostOf = (address: string) => new URL(address).host;

export const query = graphql`
  query PrivacyPage {
    content: pageContent(slug: { eq: "privacy" }) {
      ...PageOpening
      updated(formatString: "D MMMM YYYY")
      html
    }
    business {
      forms {
        provider
        country
      }
      deposit {
        link
      }
    }
  }
`;

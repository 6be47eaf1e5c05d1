import { graphql, type PageProps } from "gatsby";
import { Prose } from "../components/prose/prose";
import { Seo } from "../components/seo/seo";
import { useBusiness } from "../components/site/use-site";
import { TextHero } from "../components/text-hero/text-hero";
import { mailLink } from "../site/links";
import { required } from "../site/required";
import * as styles from "./privacy.module.scss";

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const words = required(data.words, "the words of the privacy page");
  const { service } = required(data.business, "the business").forms;
  const { name, email } = useBusiness();
  return (
    <>
      <Seo page={{ kind: "page", page: "privacy", words: words.seo }} />
      <TextHero title={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <Prose html={words.html} />
        <aside className={styles.facts}>
          <h2>In short</h2>
          <dl>
            <dt>Who receives what you send</dt>
            <dd>
              {service ? `${name}, through the form service ${service}` : `${name}, nobody else`}
            </dd>
            <dt>Who to ask</dt>
            <dd>
              <a href={mailLink(email, { subject: "Privacy" })}>{email}</a>
            </dd>
          </dl>
        </aside>
      </div>
    </>
  );
}

export const query = graphql`
  query PrivacyPage {
    words: pageWords(slug: { eq: "privacy" }) {
      ...PageOpening
      html
    }
    business {
      forms {
        service
      }
    }
  }
`;

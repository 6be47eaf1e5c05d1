import { graphql, type PageProps } from "gatsby";
import { replyTime } from "@/business/opening-hours";
import { Confirmation } from "@/components/forms/confirmation/confirmation";
import { useBusiness } from "@/components/hooks/use-site";
import { Seo } from "@/components/layout/seo/seo";
import { assertDefined } from "@/lib/assert-defined";
import { unbroken } from "@/lib/unbroken";
import { contactForm } from "@/requests/contact-questions";
import { pages } from "@/site/pages";

export default function ContactThanksPage({
  data,
  location,
}: PageProps<Queries.ContactThanksPageQuery>) {
  const { replyHours } = useBusiness();
  const content = assertDefined(data.content, "content/pages/contact-thanks/index.md");
  return (
    <>
      <Seo path={pages["contact-thanks"].path} seo={content.seo} />
      <Confirmation form={contactForm} content={content} location={location}>
        <div>
          <h2>What happens next</h2>
          <p>
            We read your message and reply {unbroken(replyTime(replyHours))}, to the email address
            you gave. If nothing comes, have a look in your spam folder.
          </p>
        </div>
      </Confirmation>
    </>
  );
}

export const query = graphql`
  query ContactThanksPage {
    content: pageContent(slug: { eq: "contact-thanks" }) {
      ...PageOpening
    }
  }
`;

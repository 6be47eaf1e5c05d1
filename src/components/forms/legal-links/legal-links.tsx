import { Link } from "gatsby";
import { pages } from "@/site/pages";

/** Links to the privacy page and the terms. */
export const LegalLinks = () => (
  <>
    <Link to={pages.privacy.path}>{pages.privacy.label}</Link>
    {" · "}
    <Link to={pages.terms.path}>{pages.terms.label}</Link>
  </>
);

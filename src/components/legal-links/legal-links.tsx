import { Link } from "gatsby";
import { pages } from "../../site/pages";
import { useWrittenPages } from "../site/use-site";

/** Links to the privacy page and, where the owner has written them, to the terms. */
export function LegalLinks() {
  const hasTerms = useWrittenPages().includes("terms");
  return (
    <>
      <Link to={pages.privacy.path}>{pages.privacy.label}</Link>
      {hasTerms && (
        <>
          {" · "}
          <Link to={pages.terms.path}>{pages.terms.label}</Link>
        </>
      )}
    </>
  );
}

import { Link } from "gatsby";
import { useWrittenPages } from "@/components/hooks/use-site";
import { pages } from "@/site/pages";

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

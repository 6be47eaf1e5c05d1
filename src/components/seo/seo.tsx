import { Helmet } from "react-helmet";
import { absoluteUrl } from "../../domain/paths";
import { useBusiness } from "../../hooks/use-business";

export function Seo({ title, description, path, noindex = false }: { title: string; description: string; path: string; noindex?: boolean }) {
  const business = useBusiness();
  return (
    <Helmet htmlAttributes={{ lang: "en-AU" }}>
      <title>{`${title} | ${business.shortName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absoluteUrl(business.siteAddress, path)} />
      {noindex && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}

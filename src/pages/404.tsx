import { navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/button/button";
import { HeroActions } from "../components/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import { TextHero } from "../components/text-hero/text-hero";
import { listAbove, paths } from "../site/paths";

/** Not found; an unknown service or article forwards to its list. */
export default function NotFoundPage({ location }: PageProps) {
  const list = listAbove(location.pathname);
  useEffect(() => {
    if (list) void navigate(list, { replace: true });
  }, [list]);
  return (
    <>
      <Seo page={{ kind: "not-found" }} />
      <TextHero
        title="Oops! Page not found"
        lead="404: the address may be old or mistyped. The start page and the services are one press away."
      >
        <HeroActions>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          <ButtonLink to={paths.services} variant="secondary">
            See services
          </ButtonLink>
        </HeroActions>
      </TextHero>
    </>
  );
}

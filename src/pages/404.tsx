import { Link, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/button/button";
import { Icon } from "../components/icon/icon";
import { HeroActions } from "../components/page-hero/page-hero";
import { Section } from "../components/section/section";
import { Seo } from "../components/seo/seo";
import { TextHero } from "../components/text-hero/text-hero";
import { linksOf } from "../site/pages";
import { listAbove, paths } from "../site/paths";
import * as styles from "./404.module.scss";

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
        lead="404: the address may be old or mistyped. What you came for is probably one of these."
      >
        <HeroActions>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
        </HeroActions>
      </TextHero>
      <Section background="white" room="tight">
        <nav aria-label="Ways on">
          <ul className={styles.ways}>
            {linksOf("footer")
              .filter(({ to }) => to !== paths.home)
              .map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>
                    {label}
                    <Icon name="arrow" />
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </Section>
    </>
  );
}

import { Link } from "gatsby";
import { hoursLines } from "@/business/opening-hours";
import { useBusiness, useWrittenPages } from "@/components/hooks/use-site";
import { Logo } from "@/components/layout/logo/logo";
import { Icon } from "@/components/ui/icon/icon";
import { inquiryLink, telephoneLink, textMessageLink } from "@/site/links";
import { linksOf } from "@/site/pages";
import { paths } from "@/site/paths";
import * as styles from "./site-footer.module.scss";

/**
 * Links to every page but the current one, which is a word, contact, hours, social pages and the
 * copyright line.
 */
export function SiteFooter({ path }: { path: string }) {
  const business = useBusiness();
  const written = useWrittenPages();
  const hours = hoursLines(business.hours);
  const { main, landline, canReceiveSms } = business.phone;
  const contacts = [
    ...[...new Set([main, landline])].map(
      (number) => number && ({ icon: "phone", text: number, href: telephoneLink(number) } as const),
    ),
    canReceiveSms &&
      ({ icon: "message", text: "Send a text", href: textMessageLink(main) } as const),
    { icon: "email", text: business.email, href: inquiryLink(business.email) } as const,
  ];
  return (
    <footer className={`dark ${styles.footer}`}>
      <div className={`column ${styles.column}`}>
        <div className={styles.about}>
          <Link to={paths.home} className={styles.home} aria-label={`${business.name}, home`}>
            <Logo />
          </Link>
          <p>{`${business.tagline}.`}</p>
          <ul className={styles.social} aria-label="Social media">
            {business.social.facebook && (
              <li>
                <a href={business.social.facebook} rel="noopener noreferrer" target="_blank">
                  <Icon name="facebook" />
                  Facebook
                </a>
              </li>
            )}
            <li>
              {business.social.instagram ? (
                <a href={business.social.instagram} rel="noopener noreferrer" target="_blank">
                  <Icon name="instagram" />
                  Instagram
                </a>
              ) : (
                <span className={styles.still}>
                  <Icon name="instagram" />
                  Instagram soon
                </span>
              )}
            </li>
          </ul>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">Quick links</h2>
          <ul className={styles.links}>
            {linksOf("footer", written).map(({ to, label }) => (
              <li key={to}>
                {to === path ? (
                  <span className={styles.still} aria-current="page">
                    {label}
                  </span>
                ) : (
                  <Link to={to}>{label}</Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>Contact</h2>
          <ul className={styles.list}>
            {contacts.map(
              (way) =>
                way && (
                  <li key={way.text}>
                    <a href={way.href} translate={way.icon === "email" ? "no" : undefined}>
                      <Icon name={way.icon} />
                      {way.text}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
        <div>
          <h2>Operating hours</h2>
          <dl className={styles.hours}>
            {hours.map((line) => (
              <div key={line.days}>
                <dt>{line.days}</dt>
                <dd>{line.hours}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className={`note ${styles.copyright}`}>
          {[
            `© ${business.name}. Serving ${business.serviceArea}.`,
            business.abn && `ABN ${business.abn}.`,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
    </footer>
  );
}

import { Link } from "gatsby";
import { useHoursLines } from "@/components/closed-days/closed-days";
import { useBusiness, useWrittenPages } from "@/components/hooks/use-site";
import { Logo } from "@/components/layout/logo/logo";
import { Icon } from "@/components/ui/icon/icon";
import { inquiryLink, telephoneLink, textMessageLink, whatsappLink } from "@/site/links";
import { linksOf } from "@/site/pages";
import { paths } from "@/site/paths";
import * as styles from "./site-footer.module.scss";

/** Links to every page but the current one, contact, hours, social pages and the copyright line. */
export function SiteFooter({ path }: { path: string }) {
  const business = useBusiness();
  const written = useWrittenPages();
  const hours = useHoursLines();
  return (
    <footer className={styles.footer}>
      <div className={styles.column}>
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
            {linksOf("footer", written)
              .filter(({ to }) => to !== path)
              .map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <div>
          <h2>Contact</h2>
          <ul className={styles.list}>
            <li>
              <a href={telephoneLink(business.phone.main)}>
                <Icon name="phone" />
                {business.phone.main}
              </a>
            </li>
            {business.phone.landline && business.phone.landline !== business.phone.main && (
              <li>
                <a href={telephoneLink(business.phone.landline)}>
                  <Icon name="phone" />
                  {business.phone.landline}
                </a>
              </li>
            )}
            {business.phone.canReceiveSms && (
              <li>
                <a href={textMessageLink(business.phone.main)}>
                  <Icon name="message" />
                  Send a text
                </a>
              </li>
            )}
            {business.phone.whatsapp && (
              <li>
                <a href={whatsappLink(business.phone.whatsapp)} rel="noopener">
                  <Icon name="message" />
                  WhatsApp
                </a>
              </li>
            )}
            <li>
              <a href={inquiryLink(business.email)}>
                <Icon name="email" />
                {business.email}
              </a>
            </li>
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
        <p className={styles.copyright}>
          {[
            `© ${business.name}. Serving ${business.serviceArea}.`,
            business.abn && `ABN ${business.abn}.`,
            business.gst,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
    </footer>
  );
}

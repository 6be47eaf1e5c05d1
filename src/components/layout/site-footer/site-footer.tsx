import { Link } from "gatsby";
import { hoursLines } from "@/business/opening-hours";
import { useBusiness, useHasArticles } from "@/components/hooks/use-site";
import { Logo } from "@/components/layout/logo/logo";
import { Icon, type IconName } from "@/components/ui/icon/icon";
import { inquiryLink, telephoneLink, textMessageLink } from "@/site/links";
import { linksOf } from "@/site/pages";
import * as styles from "./site-footer.module.scss";

/** Links to every page, of which the current one is a word, contact, hours and copyright. */
export function SiteFooter({ path }: { path: string }) {
  const business = useBusiness();
  const hasArticles = useHasArticles();
  return (
    <footer className={`dark ${styles.footer}`}>
      <div className={`column ${styles.column}`}>
        <div className={styles.about}>
          <Logo />
          <p>{`${business.tagline}.`}</p>
          <SocialLinks />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">Quick links</h2>
          <ul className={styles.links}>
            {linksOf("footer", hasArticles).map(({ to, label }) => (
              <li key={to}>
                {to === path ? (
                  <span aria-current="page">{label}</span>
                ) : (
                  <Link to={to}>{label}</Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>Contact</h2>
          <Contacts />
        </div>
        <div>
          <h2>Operating hours</h2>
          <dl className={styles.hours}>
            {hoursLines(business.hours).map((line) => (
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

function SocialLinks() {
  const { facebook, instagram } = useBusiness().social;
  const socialLink = (icon: IconName, label: string, href: string) => (
    <li>
      <a href={href} rel="noopener noreferrer" target="_blank">
        <Icon name={icon} />
        {label}
      </a>
    </li>
  );
  return (
    <ul className={styles.social} aria-label="Social media">
      {facebook && socialLink("facebook", "Facebook", facebook)}
      {instagram ? (
        socialLink("instagram", "Instagram", instagram)
      ) : (
        <li>
          <span>
            <Icon name="instagram" />
            <span className="visually-hidden">Instagram</span>
          </span>
        </li>
      )}
    </ul>
  );
}

function Contacts() {
  const { phone, email } = useBusiness();
  const contactLink = (icon: IconName, text: string, href: string | undefined) => (
    <li key={text}>
      <a href={href} translate={icon === "email" ? "no" : undefined}>
        <Icon name={icon} />
        {text}
      </a>
    </li>
  );
  return (
    <ul className={styles.list}>
      {[...new Set([phone.main, phone.landline])].map(
        (number) => number && contactLink("phone", number, telephoneLink(number)),
      )}
      {phone.canReceiveSms && contactLink("message", "Send a text", textMessageLink(phone.main))}
      {contactLink("email", email, inquiryLink(email))}
    </ul>
  );
}

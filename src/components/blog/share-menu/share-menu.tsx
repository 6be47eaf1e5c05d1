import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { buttonClass } from "@/components/ui/button/button";
import { Icon } from "@/components/ui/icon/icon";
import { listen } from "@/lib/listen";
import { copiedDurationMs, popUp, shareByEmail, type Shared, socialLinks } from "@/site/share";
import * as styles from "./share-menu.module.scss";

const icons = { Facebook: "facebook", Twitter: "twitter", LinkedIn: "linkedin" } as const;

/**
 * What a browser can do never changes while a page is shown, so there is nothing to subscribe to.
 */
const subscribe = () => () => undefined;

/**
 * Ways to share a page. The links work before and without scripts; failures of clipboard and
 * sharing are silent.
 */
export function ShareMenu(shared: Shared) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [copied, setCopied] = useState(false);
  const canShare = useSyncExternalStore(
    subscribe,
    () => "share" in navigator,
    () => false,
  );
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedDurationMs);
    return () => clearTimeout(timer);
  }, [copied]);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        current.querySelector("summary")?.focus();
      } else if (current.contains(event.target as Node)) return;
      current.open = false;
    };
    return listen(document, { pointerdown: close, keydown: close });
  }, []);
  const copy = () => {
    // Browsers offer the clipboard only in a secure context.
    navigator.clipboard?.writeText(shared.url).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const openPopUp = (event: MouseEvent<HTMLAnchorElement>) => {
    // If the pop-up is blocked, the link itself opens.
    if (
      window.open(
        event.currentTarget.href,
        "share",
        `width=${popUp.width},height=${popUp.height},noopener=no`,
      )
    )
      event.preventDefault();
  };
  return (
    <details className={styles.menu} ref={menu}>
      <summary className={buttonClass("secondary")}>
        <Icon name="share" />
        Share Article
      </summary>
      <span className="visually-hidden" role="status">
        {copied && "Copied!"}
      </span>
      <ul className={`card ${styles.list}`}>
        {canShare && (
          <li>
            <button
              type="button"
              onClick={() => void navigator.share(shared).catch(() => undefined)}
            >
              <Icon name="share" />
              Share
            </button>
          </li>
        )}
        <li className="scripted-only">
          <button type="button" onClick={copy}>
            <Icon name={copied ? "check" : "copy"} />
            {copied ? "Copied!" : "Copy Link"}
          </button>
        </li>
        {socialLinks(shared).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" onClick={openPopUp}>
              <Icon name={icons[name]} />
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={shareByEmail(shared)}>
            <Icon name="email" />
            Email
          </a>
        </li>
      </ul>
    </details>
  );
}

import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { buttonClass } from "@/components/ui/button/button";
import { Icon } from "@/components/ui/icon/icon";
import { listen } from "@/lib/listen";
import { copiedDurationMs, popUp, shareByEmail, type Shared, socialLinks } from "@/site/share";
import * as styles from "./share-menu.module.scss";

const icons = { Facebook: "facebook", Twitter: "twitter", LinkedIn: "linkedin" } as const;

/** What a browser can do never changes, so there is nothing to subscribe to. */
const subscribe = () => () => undefined;

/** Ways to share a page. The links work without scripts. What fails is silent. */
export function ShareMenu(shared: Shared) {
  const menu = useRef<HTMLDetailsElement>(null);
  const canShare = useSyncExternalStore(
    subscribe,
    () => "share" in navigator,
    () => false,
  );
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        current.querySelector("summary")?.focus();
      } else if (current.contains(event.target as Element)) return;
      current.open = false;
    };
    return listen(document, { pointerdown: close, keydown: close });
  }, []);
  return (
    <details className={`screen-only ${styles.menu}`} ref={menu}>
      <summary className={buttonClass("secondary")}>
        <Icon name="share" />
        Share Article
      </summary>
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
          <CopyLink url={shared.url} />
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

/** Opens a small window. If it is blocked, the link itself opens. */
function openPopUp(event: MouseEvent<HTMLAnchorElement>) {
  const { href } = event.currentTarget;
  const features = `width=${popUp.width},height=${popUp.height},noopener=no`;
  if (window.open(href, "share", features)) event.preventDefault();
}

function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedDurationMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    // Browsers offer the clipboard only in a secure context.
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <button type="button" onClick={copy}>
        <Icon name={copied ? "check" : "copy"} />
        {copied ? "Copied!" : "Copy Link"}
      </button>
      <span className="visually-hidden" role="status">
        {copied && "Copied!"}
      </span>
    </>
  );
}

import { emailLink } from "./links";

/** The absolute address and title to share. */
export interface Shared {
  url: string;
  title: string;
}

/** Size of the window that social pages open in, in pixels. Specification, section 2. */
export const popUp = { width: 600, height: 400 } as const;

/** Milliseconds for which "Copied!" is shown. */
export const copiedDurationMs = 2000;

/** The networks of the share menu, with their sharing addresses. */
export function socialLinks({
  url,
  title,
}: Shared): { name: "Facebook" | "Twitter" | "LinkedIn"; href: string }[] {
  const address = encodeURIComponent(url);
  return [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    {
      name: "Twitter",
      href: `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(title)}`,
    },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}

/** An email with the title as its subject and the specification's text. */
export function shareByEmail({ url, title }: Shared): string {
  return emailLink("", { subject: title, body: `Check out this article: ${url}` });
}

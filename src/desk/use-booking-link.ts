import { useEffect, useState } from "react";
import { listen } from "@/lib/listen";
import type { LinkKind } from "@/requests/booking-links";
import type { Answers } from "@/requests/question";
import { readBookingLink } from "./read-booking-link";

/**
 * The fragment of the address, and the answers in it. The fragment is undefined until React has
 * started, because only the browser knows it; the answers are undefined without a link of this
 * kind.
 */
export function useBookingLink(kind: LinkKind): {
  fragment: string | undefined;
  booking: Answers | undefined;
} {
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    const readAddress = () => {
      const hash = location.hash.slice(1);
      // A link to a place in the page, such as the one that skips the header, is no link of a
      // booking.
      if (!document.getElementById(hash)) setFragment(hash);
    };
    readAddress();
    return listen(window, { hashchange: readAddress });
  }, []);
  return { fragment, booking: fragment ? readBookingLink(kind, fragment) : undefined };
}

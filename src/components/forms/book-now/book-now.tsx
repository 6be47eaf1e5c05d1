import { Button } from "@/components/ui/button/button";
import { pages } from "@/site/pages";

interface BookNowProps {
  label?: string | undefined;
  /** Id or short code of the service to book. */
  service?: string;
  /** Its name for screen readers, because the row around the button says the rest. */
  of?: string;
  variant?: "secondary";
  wide?: boolean;
}

/** Leads to the booking form. */
export function BookNow({ label = "Book Now", service, of, variant, wide }: BookNowProps) {
  const icon = variant ? undefined : "calendar";
  const state = service ? { service } : undefined;
  return (
    <Button to={pages.booking.path} {...{ state, icon, variant, wide }}>
      {label}
      {of && <span className="visually-hidden">{` ${of}`}</span>}
    </Button>
  );
}

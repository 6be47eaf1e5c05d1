import { useBusiness } from "@/components/hooks/use-site";
import { Button } from "@/components/ui/button/button";
import { telephoneLink, textMessageLink } from "@/site/links";

/** Links to call and text, for people who would rather not write. */
export function ContactLinks() {
  const { main, canReceiveSms } = useBusiness().phone;
  return (
    <div className="row">
      <Button variant="secondary" icon="phone" href={telephoneLink(main)}>
        Call {main}
      </Button>
      {canReceiveSms && (
        <Button variant="secondary" icon="message" href={textMessageLink(main)}>
          Text us
        </Button>
      )}
    </div>
  );
}

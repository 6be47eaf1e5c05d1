import { useBusiness } from "@/components/hooks/use-site";
import type { SitePath } from "@/site/address";
import { absoluteUrl } from "@/site/links";

/** A host that receives forms at our own address recognises them by their name. */
const isHosted = ({ configured }: Queries.FormsFragment, action: string) =>
  configured && action.startsWith("/");

/** Attributes by which such a host, Netlify, finds a form when the site is published. */
export const hostAttributes = (forms: Queries.FormsFragment, action: string) =>
  isHosted(forms, action) && {
    "data-netlify": "true",
    "data-netlify-honeypot": forms.honeypotField,
  };

interface ProviderFieldsProps {
  definition: { id: string; next: SitePath; plainSubject: string };
  forms: Queries.FormsFragment;
  action: string;
  /** Whether the form is there with scripts alone, which empty the trap when it is sent. */
  isScripted?: boolean;
}

/** The hidden fields for a form provider or host, and the field that only robots fill in. */
export function ProviderFields({ definition, forms, action, isScripted }: ProviderFieldsProps) {
  const { siteAddress } = useBusiness();
  const { id, next, plainSubject } = definition;
  return (
    <>
      {isHosted(forms, action) && <input type="hidden" name="form-name" value={id} />}
      {forms.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {forms.nextField && (
        <input type="hidden" name={forms.nextField} value={absoluteUrl(siteAddress, next)} />
      )}
      {forms.subjectField && <input type="hidden" name={forms.subjectField} value={plainSubject} />}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty
          {/* The pattern keeps a browser without scripts from sending it filled in. */}
          <input
            name={forms.honeypotField}
            tabIndex={-1}
            autoComplete="off"
            pattern={isScripted ? undefined : ".{0}"}
            title="This field must be empty."
          />
        </label>
      </div>
    </>
  );
}

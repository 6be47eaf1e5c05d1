import { useCallback } from "react";
import { type FormId, writeDraft } from "../request-form/draft-storage";
import { StaticMarkup } from "../static-markup/static-markup";
import { ReceivedMarkup } from "./received-markup";

export interface ReceivedProps {
  /** The form that was sent; its draft has done its work. */
  form: FormId;
  words: { heading: string; lead: string };
}

/** The page after a form. */
export function Received(props: ReceivedProps) {
  const { form } = props;
  const enhance = useCallback(() => {
    writeDraft(form);
    return () => {};
  }, [form]);
  return (
    <StaticMarkup id="received" enhance={enhance}>
      {process.env.BUILD_STAGE === "build-javascript" ? null : <ReceivedMarkup {...props} />}
    </StaticMarkup>
  );
}

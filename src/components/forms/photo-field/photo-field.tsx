import { useBusiness } from "@/components/hooks/use-site";
import { Button, buttonClass } from "@/components/ui/button/button";
import { Icon } from "@/components/ui/icon/icon";
import { emailLink, textMessageLink } from "@/site/links";
import { photoNames, usePhotos } from "./use-photos";
import * as styles from "./photo-field.module.scss";
import * as field from "@/components/forms/form-field/form-field.module.scss";

interface PhotoFieldProps {
  /** Id of the form. */
  form: string;
  /** Megabytes of photos the form provider takes with one request; 0 for none. */
  maxMegabytes: number;
  /** The beginning of a text message with the photos. */
  text: string;
  /** Whether the form's scripts have loaded. */
  isReady: boolean;
}

/** Photos of the car, made smaller first. Without scripts, the browser sends the files. */
export function PhotoField({ form, maxMegabytes, text, isReady }: PhotoFieldProps) {
  const { phone, email } = useBusiness();
  const [another, link] = phone.canReceiveSms
    ? ["Text", textMessageLink(phone.main, text)]
    : ["Email", emailLink(email, { subject: text })];
  const { input, photos, problems, isWaiting, choose, removeAll } = usePhotos({
    maxMegabytes,
    another,
    isReady,
  });
  if (maxMegabytes === 0)
    return (
      <p>
        {"Photos help us quote. "}
        <a href={link}>{another} them to us</a>
        {", with your name."}
      </p>
    );
  const id = `${form}-photos`;
  return (
    <div className={styles.photos}>
      <p className={field.label}>
        Photos of the car
        <span className={field.optional}> (optional)</span>
      </p>
      <p id={`${id}-hint`} className={`note ${field.hint}`}>
        {isReady
          ? "Up to four. We shrink them and remove the location before they're sent."
          : "Sent as they are, with the location if your camera saves it."}
      </p>
      <div className={styles.choose}>
        <input
          ref={input}
          id={id}
          name="photo"
          type="file"
          accept="image/*"
          multiple
          aria-label="Photos of the car (optional)"
          aria-describedby={`${id}-hint`}
          onChange={choose}
        />
        <label
          htmlFor={id}
          className={`scripted-only ${buttonClass("secondary")}`}
          aria-hidden="true"
        >
          <Icon name="camera" />
          Choose photos
        </label>
      </div>
      {/* Never sent. Some form providers accept only names that are in the static HTML. */}
      {photoNames.map((name) => (
        <input key={name} type="file" name={name} hidden disabled />
      ))}
      <div role="status" className="note">
        {isWaiting && <p>Shrinking your photos…</p>}
        {photos.length > 0 && (
          <p>{`With your request: ${photos.map(({ name }) => name).join(", ")}`}</p>
        )}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
      {photos.length > 0 && (
        <Button variant="quiet" onClick={removeAll}>
          Remove photos
        </Button>
      )}
    </div>
  );
}

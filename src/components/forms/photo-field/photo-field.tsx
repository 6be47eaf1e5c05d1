import { useCallback, useEffect, useRef, useState } from "react";
import { useBusiness } from "@/components/hooks/use-site";
import { Button } from "@/components/ui/button/button";
import { Icon } from "@/components/ui/icon/icon";
import { mailLink, textMessageLink } from "@/site/links";
import { type Photo, preparePhoto } from "./prepare-photo";
import * as styles from "./photo-field.module.scss";

/** The most photos with one request. Each has a field of its own, because form services require it. */
const photoNames = ["photo_1", "photo_2", "photo_3", "photo_4"];

interface PhotoFieldProps {
  /** Id of the form. */
  form: string;
  /** Megabytes of photos the form service takes with one request; 0 for none. */
  maxMegabytes: number;
  /** The beginning of a text message with the photos. */
  text: string;
  /** Whether the form's scripts have loaded. */
  isReady: boolean;
  /** Called with the number of photos whenever it changes. */
  onCount?: (count: number) => void;
}

/**
 * Photos of the car, made smaller before they are sent if the browser can. Without scripts the browser sends the files as
 * they are.
 */
export function PhotoField({ form, maxMegabytes, text, isReady, onCount }: PhotoFieldProps) {
  const { phone, email } = useBusiness();
  const [another, link] = phone.canReceiveSms
    ? ["Text", textMessageLink(phone.main, text)]
    : ["Email", mailLink(email, { subject: text })];
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // How many choices of files are still being made smaller. They run one after another, so that each counts the photos
  // before it.
  const [waiting, setWaiting] = useState(0);
  const queue = useRef<Promise<readonly Photo[]>>(Promise.resolve([]));

  const choose = useCallback(() => {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    input.current.value = "";
    setWaiting((count) => count + 1);
    queue.current = queue.current.then(async (kept) => {
      const next = [...kept];
      const found: string[] = [];
      for (const file of files) {
        const photo = await preparePhoto(file).catch(() => undefined);
        const bytes = next.reduce((sum, each) => sum + each.file.size, photo?.file.size ?? 0);
        if (!photo)
          found.push(`${file.name} can't be read as a photo here. ${another} it to us instead.`);
        else if (next.length >= photoNames.length || bytes > maxMegabytes * 1_000_000)
          found.push(
            `${file.name} was left out: up to ${photoNames.length} photos and ${maxMegabytes} MB go with one request.`,
          );
        else next.push(photo);
      }
      setPhotos(next);
      setProblems(found);
      setWaiting((count) => count - 1);
      return next;
    });
  }, [maxMegabytes, another]);
  const removeAll = () => {
    const clear = () => {
      setPhotos([]);
      setProblems([]);
      return [];
    };
    clear();
    // Photos that are still being made smaller will be added to the list they were chosen for, so it is emptied again after
    // them.
    queue.current = queue.current.then(clear);
  };

  useEffect(() => onCount?.(photos.length), [photos, onCount]);

  // Photos may have been chosen before hydration.
  useEffect(() => {
    if (isReady) choose();
  }, [isReady, choose]);

  useEffect(() => {
    const element = input.current?.form;
    if (!isReady || !element) return;
    const onFormData = ({ formData }: FormDataEvent) => {
      formData.delete("photo");
      for (const [index, name] of photoNames.entries()) {
        const photo = photos[index];
        if (photo) formData.append(name, photo.file);
      }
    };
    // A request that is sent while photos are being made smaller waits for them.
    const onSubmit = (event: Event) => {
      if (waiting === 0) return;
      event.preventDefault();
      event.stopPropagation();
      void queue.current.then(() => setTimeout(() => element.requestSubmit()));
    };
    element.addEventListener("formdata", onFormData);
    element.addEventListener("submit", onSubmit);
    return () => {
      element.removeEventListener("formdata", onFormData);
      element.removeEventListener("submit", onSubmit);
    };
  }, [isReady, photos, waiting]);

  if (maxMegabytes === 0)
    return (
      <p className={styles.instead}>
        {"Photos help us quote. "}
        <a href={link}>{another} them to us</a>
        {", with your name."}
      </p>
    );
  const id = `${form}-photos`;
  return (
    <div className={styles.photos}>
      <p className={styles.title}>
        Photos of the car
        <span> (optional)</span>
      </p>
      <p id={`${id}-hint`}>
        {isReady
          ? "Up to four. We shrink them and remove the location before they're sent."
          : "Sent as they are, with the location if your camera saves it."}
      </p>
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
      <label htmlFor={id} className={`scripted-only ${styles.choose}`} aria-hidden="true">
        <Icon name="camera" />
        Choose photos
      </label>
      {/* These fields are never sent. Some form services accept only names that are in the static HTML. */}
      {photoNames.map((name) => (
        <input key={name} type="file" name={name} hidden disabled />
      ))}
      <div role="status">
        {waiting > 0 && <p>Shrinking your photos…</p>}
        {photos.length > 0 && (
          <p>{`With your request: ${photos.map(({ file }) => file.name).join(", ")}`}</p>
        )}
        {photos.map(
          ({ file, isShrunk }) =>
            !isShrunk && (
              <p key={file.name}>
                {`${file.name} can't be made smaller here, so it's sent as it is, with the location if your camera saved it.`}
              </p>
            ),
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

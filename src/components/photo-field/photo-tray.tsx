import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../icon/icon";
import * as styles from "./photo-field.module.scss";
import { type Photo, PhotoError, shrinkPhoto } from "./shrink-photo";

/** Photos that go with one request. */
const maxPhotos = 4;

interface PhotoTrayProps {
  /** Where photos are chosen, or dropped. */
  input: RefObject<HTMLInputElement>;
  maxMegabytes: number;
}

/** Puts a file into an input, as if it had been chosen there. */
function putFile(input: HTMLInputElement | null, file: File): void {
  if (!input || input.files?.[0] === file) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}

/** The photos chosen so far, made smaller and sent as files of the same form, one to each field, because services want it so. */
export function PhotoTray({ input, maxMegabytes }: PhotoTrayProps) {
  const kept = useRef<readonly Photo[]>([]);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isSubmitWaiting = useRef(false);

  const keep = (next: readonly Photo[]) => {
    kept.current = next;
    setPhotos(next);
  };

  useEffect(() => {
    const chooser = input.current;
    if (!chooser) return;
    const add = async () => {
      const files = [...(chooser.files ?? [])];
      chooser.value = "";
      const found: string[] = [];
      setBusy(true);
      for (const file of files) {
        if (kept.current.length >= maxPhotos) {
          found.push(`${file.name} was left out: ${maxPhotos} photos go with one request.`);
          continue;
        }
        try {
          const next = [...kept.current, await shrinkPhoto(file)];
          const bytes = next.reduce((sum, photo) => sum + photo.file.size, 0);
          if (bytes > maxMegabytes * 1_000_000)
            found.push(`${file.name} was left out: ${maxMegabytes} MB go with one request.`);
          else keep(next);
        } catch (error) {
          found.push(error instanceof PhotoError ? error.message : `${file.name} can't be read.`);
        }
      }
      setProblems(found);
      setBusy(false);
    };
    const onChange = () => void add();
    onChange();
    chooser.addEventListener("change", onChange);
    return () => chooser.removeEventListener("change", onChange);
  }, [input, maxMegabytes]);

  // A request that is sent while photos are being made smaller waits for them.
  useEffect(() => {
    const owner = input.current?.form;
    if (!isBusy || !owner) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      isSubmitWaiting.current = true;
    };
    owner.addEventListener("submit", hold);
    return () => {
      owner.removeEventListener("submit", hold);
      if (!isSubmitWaiting.current) return;
      isSubmitWaiting.current = false;
      // The inputs hold the photos with the next rendering.
      setTimeout(() => owner.requestSubmit());
    };
  }, [input, isBusy]);

  return (
    <>
      {photos.length > 0 && (
        <ul>
          {photos.map((photo, index) => (
            <li key={index}>
              <img src={photo.thumb} alt={photo.file.name} />
              <button
                type="button"
                aria-label={`Remove ${photo.file.name}`}
                onClick={() => keep(photos.filter((each) => each !== photo))}
              >
                <Icon name="close" />
              </button>
              <input
                ref={(element) => putFile(element, photo.file)}
                type="file"
                name={`photo_${index + 1}`}
                hidden
              />
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {isBusy && <p>Making your photos smaller…</p>}
        {problems.map((problem) => (
          <p key={problem} className={styles["problem"]}>
            {problem}
          </p>
        ))}
      </div>
    </>
  );
}

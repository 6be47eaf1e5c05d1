import { useCallback, useEffect, useRef, useState } from "react";
import { useBusiness } from "../../hooks/use-site";
import { textMessageLink } from "../../site/links";
import * as styles from "./photo-field.module.scss";
import type * as photoTray from "./photo-tray";

interface PhotoFieldProps {
  /** Id of the form. */
  form: string;
  /** Megabytes of photos the form service takes with one request; 0 for none. */
  maxMegabytes: number;
  /** What a text message with the photos begins with. */
  words: string;
  /** Whether the form works by script. */
  isReady: boolean;
}

/**
 * Photos of the car. What makes them smaller is fetched when the first is chosen or dropped; until then, and without scripts,
 * the browser sends the files as they are.
 */
export function PhotoField({ form, maxMegabytes, words, isReady }: PhotoFieldProps) {
  const { mobile } = useBusiness().phone;
  const input = useRef<HTMLInputElement>(null);
  const [tray, setTray] = useState<typeof photoTray>();
  const open = useCallback(() => {
    if (input.current?.files?.length) void import("./photo-tray").then(setTray, () => undefined);
  }, []);
  // What was chosen before hydration.
  useEffect(() => {
    if (isReady) open();
  }, [isReady, open]);
  if (maxMegabytes === 0)
    return (
      <p className={styles["instead"]}>
        {"Photos help us quote. "}
        <a href={textMessageLink(mobile, words)}>Text them to us</a>
        {", with your name."}
      </p>
    );
  const id = `${form}-photos`;
  return (
    <div className={styles["photos"]}>
      <label htmlFor={id}>
        Photos of the car<span> (optional)</span>
      </label>
      <p id={`${id}-hint`}>
        Up to four. They are made smaller on your device, without the place where they were taken.
      </p>
      <input
        ref={input}
        id={id}
        {...(!tray && { name: "photo" })}
        type="file"
        accept="image/*"
        multiple
        aria-describedby={`${id}-hint`}
        onChange={tray ? undefined : open}
      />
      {tray && <tray.PhotoTray input={input} maxMegabytes={maxMegabytes} />}
    </div>
  );
}

import { useCallback, useEffect, useRef, useState } from "react";
import { entryState, keepInEntry } from "@/components/hooks/history-state";
import { listen } from "@/lib/listen";

/** Makes a photo smaller. Few visitors add one, so its code is loaded with the first. */
async function shrink(file: File, name: string): Promise<File> {
  const { shrinkPhoto } = await import("./shrink-photo");
  return shrinkPhoto(file, name);
}

/** The most photos with one request, each in another field, as form providers require. */
export const photoNames = ["photo_1", "photo_2", "photo_3", "photo_4"];

interface PhotoOptions {
  /** Megabytes of photos the form provider takes with one request. */
  maxMegabytes: number;
  /** How else a photo can be sent: "Text" or "Email". */
  another: string;
  /** Whether the form's scripts have loaded. */
  isReady: boolean;
}

/**
 * The photos chosen in a field, made smaller one after another and sent with its form. A request
 * that is sent in the meantime waits for them.
 */
export function usePhotos({ maxMegabytes, another, isReady }: PhotoOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // How many selections of files are still being made smaller. They run one after another, so that
  // each counts the photos before it.
  const [waiting, setWaiting] = useState(0);
  const queue = useRef<Promise<readonly File[]>>(Promise.resolve([]));

  const choose = useCallback(() => {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    input.current.value = "";
    keepInEntry({ hasPhotos: true });
    setWaiting((count) => count + 1);
    queue.current = queue.current.then(async (kept) => {
      const next = [...kept];
      const found: string[] = [];
      for (const file of files) {
        // Phones call everything that their camera takes image.jpg.
        const photo = await shrink(file, `photo-${next.length + 1}.jpg`).catch(() => undefined);
        const bytes = next.reduce((sum, each) => sum + each.size, photo?.size ?? 0);
        if (!photo)
          found.push(`${file.name} can't be made smaller here. ${another} it to us instead.`);
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
    keepInEntry({ hasPhotos: undefined });
    // Photos that are still being made smaller will be added to the list they were chosen for, so
    // it is emptied again after them.
    queue.current = queue.current.then(clear);
  };

  // Photos may have been chosen before hydration, or before a reload: a phone may drop the page
  // while its camera is open.
  useEffect(() => {
    if (!isReady) return;
    if (entryState().hasPhotos && input.current?.files?.length === 0)
      queue.current = queue.current.then((kept) => {
        setProblems(["Choose your photos again."]);
        input.current?.closest("details")?.setAttribute("open", "");
        return kept;
      });
    choose();
  }, [isReady, choose]);

  useEffect(() => {
    const element = input.current?.form;
    if (!isReady || !element) return;
    const onFormData = ({ formData }: FormDataEvent) => {
      formData.delete("photo");
      for (const [index, name] of photoNames.entries()) {
        const photo = photos[index];
        if (photo) formData.append(name, photo);
      }
    };
    // A request that is sent while photos are being made smaller waits for them.
    const onSubmit = (event: Event) => {
      if (waiting === 0) return;
      event.preventDefault();
      event.stopPropagation();
      void queue.current.then(() => setTimeout(() => element.requestSubmit()));
    };
    // Captured, so that the form doesn't note that it was sent before they are ready.
    return listen(element, { formdata: onFormData, submit: onSubmit }, { capture: true });
  }, [isReady, photos, waiting]);

  return { input, photos, problems, isWaiting: waiting > 0, choose, removeAll };
}

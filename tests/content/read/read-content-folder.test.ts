import { readContentFolder } from "@/content/read/read-content-folder";
import { useTemporaryFolder } from "../../lib/temporary-folder";

const { at, write } = useTemporaryFolder();

test("files that systems, phones and editors leave behind are ignored", async () => {
  const kept = ["services/wax/hero.jpg", "services/wax/index.md", "services/wax/notes.bak.txt"];
  const left = ["index.md~", "index.md.bak", "hero.JPG.orig", "hero.jpg.tmp", "hero.xmp"];
  for (const name of [...left, "hero.AAE", "~$index.md", ".DS_Store", "Thumbs.db", "desktop.ini"])
    write(`services/wax/${name}`);
  for (const path of kept) write(path, "x");
  const { texts, pictures, others = [] } = await readContentFolder(at());
  expect([...texts.keys(), ...pictures.keys(), ...others].sort()).toEqual(kept);
});

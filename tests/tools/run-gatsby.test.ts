import { runGatsby } from "@/tools/lib/run-gatsby";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
const project = process.cwd();
beforeEach(() => process.chdir(at()));
afterEach(() => process.chdir(project));

test("a second build in a folder is refused with one sentence", async () => {
  write(".cache/.process", String(process.pid));
  await expect(runGatsby("build")).rejects.toThrow("is at work in this folder. Wait");
});

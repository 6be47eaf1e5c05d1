import { runGatsby } from "@/tools/lib/run-gatsby";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
const project = process.cwd();
beforeEach(() => process.chdir(at()));
afterEach(() => process.chdir(project));

test("a second build in a folder is refused, with what to do if there is no first", async () => {
  write(".cache/.process", String(process.pid));
  await expect(runGatsby("build")).rejects.toThrow(
    `process ${process.pid}. Wait until it has ended, or stop it. If that is another program, a build was killed: delete .cache/.process and start again.`,
  );
});

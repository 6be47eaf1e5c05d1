import { runGatsby } from "@/tools/lib/run-gatsby";
import { useTemporaryFolder } from "../lib/temporary-folder";

const { at, write } = useTemporaryFolder();
const project = process.cwd();
beforeEach(() => process.chdir(at()));
afterEach(() => process.chdir(project));

test("a build is refused while another seems to run; the message says what to do if none does", async () => {
  write(".cache/.process", String(process.pid));
  await expect(runGatsby("build")).rejects.toThrow(
    `process ${process.pid}. Wait until it has ended, or stop it. If that is another program, a build was killed: delete .cache/.process and start again.`,
  );
});

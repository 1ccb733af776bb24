/** Prints a line, then writes two texts alternately until the process is killed: `node write-forever.ts FOLDER`. */
import { openAtomicFiles } from "#editor/server/workspace/atomic-files.ts";

const [, , root = ""] = process.argv;
const workspace = openAtomicFiles(root);
const path = "list.ts";
let { revision } = await workspace.read(path);
process.stdout.write("writing\n");
for (let count = 0; ; count++)
  revision = await workspace.runExclusive((write) =>
    write(path, (count % 2 ? "a" : "b").repeat(2_000_000), { revision }),
  );

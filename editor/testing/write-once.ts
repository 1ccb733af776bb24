/** Writes a file above the process's size limit: `node write-once.ts FOLDER`. Prints the error message. */
import { openAtomicFiles } from "#editor/server/workspace/atomic-files.ts";

const [, , root = ""] = process.argv;
const workspace = openAtomicFiles(root);
const { revision } = await workspace.read("list.ts");
try {
  await workspace.runExclusive((write) => write("list.ts", "b".repeat(2_000_000), { revision }));
} catch (error) {
  process.stdout.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

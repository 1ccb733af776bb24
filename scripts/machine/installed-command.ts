import { readFile } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";

/** A command of an installed package, as a file for Node to run: no shell and no system wrapper. */
export async function installedCommand(packageName: string, name: string): Promise<string> {
  const folder = join("node_modules", packageName);
  const { bin } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[name]);
}

/**
 * Child processes get the Node of this process, however it was found, and must not prompt: nobody is there to answer.
 */
export const commandEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(process.execPath), resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
  CI: "true",
  FORCE_COLOR: "0",
  NO_COLOR: undefined,
  // What Node has compiled, for the next process that loads it.
  NODE_COMPILE_CACHE: resolve(".build/compile-cache"),
};

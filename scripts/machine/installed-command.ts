import { readFile } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";

/** The file of an installed package's command, to be run by Node: no shell and no system wrapper. */
export async function installedCommand(packageName: string, name: string): Promise<string> {
  const folder = join("node_modules", packageName);
  const { bin } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[name]);
}

/** Child processes use this process's Node, however it was found, and must not prompt, as they run unattended. */
export const commandEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(process.execPath), resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
  CI: "true",
  FORCE_COLOR: "0",
  NO_COLOR: undefined,
  // Node's compile cache, for the next process that loads the same code.
  NODE_COMPILE_CACHE: resolve(".build/compile-cache"),
};

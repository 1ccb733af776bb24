import { readFile } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";

/** Finds the script behind an installed package's command; Node can run it without a shell. */
export async function resolveInstalledCommand(packageName: string, name: string): Promise<string> {
  const folder = join("node_modules", packageName);
  const { bin } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[name]);
}

/** Environment of unattended child processes, which use the Node of this process and never prompt. */
export const commandEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [dirname(process.execPath), resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
  CI: "true",
  FORCE_COLOR: "0",
  NO_COLOR: undefined,
  // Cache of compiled code, shared by all child processes.
  NODE_COMPILE_CACHE: resolve(".build/compile-cache"),
};

/** The commands of the guides in `deploy`, run literally on a bare Debian. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Debian } from "#scripts/machine/programs/debian.ts";

const guideText = ["README", "editor"].map((name) => readFileSync(`deploy/${name}.md`, "utf8")).join("\n");

/** @returns the first block of commands after a heading or text of the guide, without its indentation in a list. */
export function findCommands(passage: string): string {
  const [, indent = "", commands] =
    /\n( *)```sh\n(.*?)```/s.exec(guideText.slice(guideText.search(new RegExp(`^ *${RegExp.escape(passage)}`, "m")))) ??
    [];
  if (commands === undefined) throw new Error(`no guide has commands below «${passage}»`);
  return commands.replaceAll(new RegExp(`^${indent}`, "gm"), "");
}

/** A condition in Spanish, the shell commands that check it, and their expected output. */
export type Step = readonly [condition: string, script: string, expectedOutput: RegExp];

/** Runs all steps, even if one fails. @returns a problem for each step with unexpected output. */
export async function findFailures({ run }: Debian, steps: readonly Step[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [condition, script, expectedOutput] of steps) {
    const { output } = await run(script.replace(/^/, "set +e; "));
    if (!expectedOutput.test(output)) problems.push(`Falla ${condition}: ${output.slice(-2_000)}`);
  }
  return problems;
}

/** The commands that install the machine that builds. */
export const buildCommands = findCommands("**On a machine with systemd**");

/** Packs this machine's Node and npm into an archive with the name in the guide. */
export function writeNodeArchive(debian: Debian, folder: string): void {
  const [file = ""] = /(?<=\/root\/)node-\S+/.exec(buildCommands) ?? [];
  const tree = join(folder, "node");
  const npm = spawnSync("npm", ["root", "--global"], { encoding: "utf8" }).stdout.trim();
  mkdirSync(join(tree, "bin"), { recursive: true });
  cpSync(process.execPath, join(tree, "bin/node"));
  cpSync(join(npm, "npm"), join(tree, "lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(tree, "bin/npm"));
  spawnSync("tar", ["-C", folder, "-cf", join(debian.root, "root", file), "node"]);
}

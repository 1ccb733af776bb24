import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { gateReferenceDay } from "./gate-reference-day.ts";

/** Variables on which a stage may depend. */
const variablePattern = /^(WIM_|VITE_|COVERAGE_STORE$|NODE_ENV$|TZ$|LANG$|LC_|CHROME_PATH$)/;

/** Inputs of every stage: the tools, and the code that runs the stages. */
const commonInputs = [
  "package.json",
  "node_modules/.package-lock.json",
  "scripts/gate.ts",
  "scripts/{gate,machine}/**/*",
];

/**
 * Computes one digest of the files, the relevant variables, the tools' versions and the gate's day.
 *
 * @param patterns - globs from the root.
 */
export async function digestStageInputs(patterns: readonly string[]): Promise<string> {
  // Excludes compiled routes, which a build temporarily writes next to their sources.
  const exclude = ["bench/node_modules/**", "src/**/*.build-*.mjs"];
  const files = [...commonInputs, ...patterns].flatMap((pattern) =>
    globSync(pattern, { withFileTypes: true, exclude }),
  );
  // Node returns null for a file that was deleted in the meantime, such as a temporary file of Vite.
  const isExistingFile = (file: (typeof files)[number] | null) => file?.isFile();
  const paths = files.filter(isExistingFile).map((file) => relative(".", join(file.parentPath, file.name)));
  const digest = createHash("sha256");
  const settings = Object.entries(process.env).filter(([name]) => variablePattern.test(name));
  digest.update(JSON.stringify([process.version, process.arch, gateReferenceDay, settings.sort()]));
  for (const path of [...new Set(paths)].sort()) {
    const content = await readFile(path);
    digest.update(`\n${path}\n${content.length}\n`).update(content);
  }
  return digest.digest("hex");
}

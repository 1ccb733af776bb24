import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { remember } from "#domain/site/remembered-results.ts";

/** Matches the code and data of this folder that its results depend on. */
const ownPattern = "**/*.{ts,json}";

let ownDigest: string | undefined;

/** Computes a result from files, unless an earlier build has it for the same files and the same code of this folder. */
export function rememberCoverage<Result>(name: string, files: readonly string[], compute: () => Result): Result {
  const folder = import.meta.dirname;
  ownDigest ??= digestFiles(
    globSync(ownPattern, { cwd: folder, exclude: ["**/*.test.ts"] })
      .map((file) => join(folder, file))
      .sort(),
  );
  return remember(JSON.stringify([name, ownDigest, digestFiles(files)]), compute);
}

function digestFiles(files: readonly string[]): string {
  const digest = createHash("sha256");
  for (const file of files) digest.update(createHash("sha256").update(readFileSync(file)).digest());
  return digest.digest("base64");
}

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { remember } from "#domain/site/remembered-results.ts";

const digestFile = (file: string) => createHash("sha256").update(readFileSync(file)).digest("base64");

let ownDigests: readonly string[] | undefined;

/** Computes a result from files, unless an earlier build has it for the same files and the same code of this folder. */
export function rememberCoverage<Result>(name: string, files: readonly string[], compute: () => Result): Result {
  const folder = import.meta.dirname;
  ownDigests ??= globSync("**/*.{ts,json}", { cwd: folder })
    .sort()
    .map((file) => digestFile(join(folder, file)));
  return remember(JSON.stringify([name, ownDigests, files.map(digestFile)]), compute);
}

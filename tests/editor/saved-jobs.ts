/** Saves the change of each staff job for the build at the end of the run, which contains all changes. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { EditorProcess } from "./editor-process.ts";

const folder = resolve(import.meta.dirname, "../../.build/editor-jobs");
/** Folder of the editor's coverage files, which are not in git. */
const coverage = "data/coverage";

export type SavedJob = {
  name: string;
  /** Texts that the built site must contain, by file address. */
  built: Readonly<Record<string, string>>;
  patch: string;
};

/** Saves a job's uncommitted change as a patch, including new files. */
export function saveTaskPatch({ git, folder: desk }: EditorProcess, { name, built }: Omit<SavedJob, "patch">): void {
  git("add", "--intent-to-add", "src/content");
  const patch = `${git("diff", "--binary", "src/content")}\n`;
  git("reset", "--quiet");
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(desk, coverage))) cpSync(join(desk, coverage), join(folder, coverage), { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ name, built, patch } satisfies SavedJob));
}

export function readSavedJobs(): SavedJob[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  return files.toSorted().map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as SavedJob);
}

/** Deletes what an earlier run saved; Playwright runs this before all tests. */
export default () => rmSync(folder, { recursive: true, force: true });

export const copyCoverageToSite = (site: string) =>
  cpSync(join(folder, coverage), join(site, coverage), { recursive: true });

/** What is published of coverage files while the files themselves go nowhere: git has only their rows. */
import { realpathSync } from "node:fs";
import { dirname, isAbsolute, relative } from "node:path";
import { coverageStore, storedFile } from "#platform/config/coverage-store.ts";
import type { FileOnlyHere, Published } from "./api.ts";
import { coverageList, coverageRowsIn, rowLabel } from "./coverage-list.ts";
import type { Git } from "./git.ts";

type Place = { root: string; git: Git };

/** Says also which files of it somebody has to take to where the site is built. */
export async function withFilesOnlyHere(at: Place, published: Published): Promise<Published> {
  const onlyHere = published.isPushed ? await filesOnlyHere(at, published.commit) : [];
  return { ...published, ...(onlyHere.length > 0 && { onlyHere }) };
}

/** Files in this copy of the site. A folder anywhere else is one that the operator chose, for others to take files from. */
async function filesOnlyHere({ root, git }: Place, commit: string): Promise<FileOnlyHere[]> {
  const store = coverageStore(root);
  if (!store || store.address !== undefined) return [];
  const rowsAt = async (state: string) => {
    const text = await git.maybe("show", `${state}:${coverageList}`);
    return text === undefined ? [] : coverageRowsIn(text);
  };
  const [before, after] = await Promise.all([rowsAt(`${commit}^`), rowsAt(commit)]);
  const brought = after.filter(({ sha256 }) => !before.some((row) => row.sha256 === sha256));
  if (brought.length === 0 || !(await isInThisCopy(git, store.folder))) return [];
  return brought.map((row) => ({ label: rowLabel(row), path: storedFile(store, row.sha256) }));
}

/** Drafts of a team are worktrees of one copy, which has the folder. */
async function isInThisCopy(git: Git, folder: string): Promise<boolean> {
  const copy = dirname((await git("rev-parse", "--path-format=absolute", "--git-common-dir")).trim());
  const way = relative(copy, realpathSync(folder));
  return !way.startsWith("..") && !isAbsolute(way);
}

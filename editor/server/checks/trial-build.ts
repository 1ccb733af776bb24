/**
 * Builds a commit with the site's own build, because only a commit that builds may be published. The build has a
 * separate working tree, so it does not affect drafts or the preview. The tree stays, so that the next build redoes
 * only what changed.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { type Git, GitError, openGit } from "#editor/server/workspace/git.ts";
import { createMutex } from "#editor/server/workspace/mutex.ts";
import { readCoverageStore } from "#platform/config/coverage-store.ts";
import type { BuildStage } from "#scripts/build.ts";
import { listLastLines, runChildProcess } from "./child-process.ts";

/** `isContentError`: false if the machine or a tool failed, not the content. */
export type BuildFailure = { lines: readonly string[]; isContentError: boolean };

export type TrialOptions = {
  signal?: AbortSignal | undefined;
  onStage?: ((stage: BuildStage) => void) | undefined;
  /** The day of the build; undefined for today. */
  day?: IsoDay | undefined;
};

/**
 * The builds of all workspaces run one after the other in a folder of the hosting checkout. Content that was already
 * built today is not built again, by anybody: an approver approves the same content that the author sent.
 *
 * @returns undefined if the commit builds.
 */
export type TrialBuild = (commit: string, options?: TrialOptions) => Promise<BuildFailure | undefined>;

export const trialFolder = ".editor/trial";

/** Generated files that are copied once into the working tree; later, the build updates them as needed. */
const copiedPaths = [".build/documents.json", "public/documentos", "public/cambios-legales.xml"];

/** Folder with an empty file for each state that was built today. */
const builtStatesFolder = ".editor/built";

/** @param today - returns the current day; content is built again on another day, because pages contain the date. */
export function openTrialBuild(root: string, git: Git, today: () => string): TrialBuild {
  const runInTurn = createMutex();
  const environment = digestEnvironment(root);
  const tryCommit: TrialBuild = async (commit, { signal, onStage, day } = {}) => {
    const tree = (await git("rev-parse", `${commit}^{tree}`)).trim();
    const host = dirname((await git("rev-parse", "--path-format=absolute", "--git-common-dir")).trim());
    const folder = join(host, trialFolder);
    const state = [today(), tree, environment, ...(day ? [day] : [])].join("-");
    const stateFile = join(host, builtStatesFolder, state);
    if (existsSync(stateFile)) return undefined;
    await using _lock = await lockFolder(folder);
    // Another workspace may have just built it.
    if (existsSync(stateFile)) return undefined;
    const failure = await checkOutCommit({ root, git, host }, commit).catch((error: Error) => error);
    if (failure instanceof EditorError) throw failure;
    if (failure instanceof Error) return { lines: [failure.message], isContentError: false };
    const runScript = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      runChildProcess(args, {
        root: folder,
        signal,
        env: {
          WIM_DIST: "dist",
          COVERAGE_STORE: readCoverageStore(root)?.folder ?? "no",
          NODE_COMPILE_CACHE: join(host, ".build/code"),
          ...env,
        },
        onMessage: onStage && ((stage) => onStage(stage as BuildStage)),
      });
    const { code, output } = await (day === undefined
      ? runScript(["scripts/build.ts", "--trial"])
      : runScript(["scripts/build/trial/trial-day.ts"], buildClockEnvironment(folder, day)));
    if (code === 0) {
      await recordState(stateFile, today());
      return undefined;
    }
    return { lines: listLastLines(output), isContentError: code !== null && !machineErrorPattern.test(output) };
  };
  return (commit, options) => runInTurn(() => tryCommit(commit, options));
}

/**
 * Waits until no workspace builds in the folder. The database's lock ends with its process, so a killed one leaves no
 * lock.
 */
async function lockFolder(folder: string): Promise<AsyncDisposable> {
  await mkdir(dirname(folder), { recursive: true });
  const database = new DatabaseSync(`${folder}.lock`);
  for (;;)
    try {
      database.exec("BEGIN EXCLUSIVE");
      return { [Symbol.asyncDispose]: async () => database.close() };
    } catch (error) {
      if (!/locked/.test(getErrorMessage(error))) throw error;
      await wait(lockPollMs);
    }
}

const lockPollMs = 300;

/** Computes a digest of what a build depends on besides its commit and its day. */
function digestEnvironment(root: string): string {
  const packages = join(root, "node_modules/.package-lock.json");
  const settings = Object.entries(process.env).filter(([name]) => /^(?:WIM_|VITE_|COVERAGE_STORE|TZ$)/.test(name));
  return createHash("sha256")
    .update(JSON.stringify([process.version, settings.sort()]))
    .update(existsSync(packages) ? readFileSync(packages) : "")
    .digest("hex")
    .slice(0, 16);
}

/** Records a state that was built, and forgets those of other days. */
async function recordState(file: string, today: string): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (!name.startsWith(`${today}-`)) await rm(join(folder, name), { force: true });
  await writeFile(file, "");
}

/** Environment of a script whose clock shows a coming day. */
export const buildClockEnvironment = (folder: string, day: string) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(folder, "scripts/machine/fake-clock.mjs")).href}?${day}`,
});

/** Matches error messages about a failing disk, memory or installation. */
const machineErrorPattern =
  /ENOSPC|EDQUOT|No space left|ENOMEM|out of memory|EMFILE|EACCES|EROFS|ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|ERR_DLOPEN|SIGKILL|SIGTERM/;

/** `host`: the checkout with the cache that all its working trees share. */
type TrialPlace = { root: string; git: Git; host: string };

async function checkOutCommit({ root, git, host }: TrialPlace, commit: string): Promise<void> {
  const folder = join(host, trialFolder);
  try {
    await moveToCommit(folder, commit);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // The working tree does not exist yet, or is damaged.
    await rm(folder, { recursive: true, force: true });
    await git("worktree", "prune");
    await git("worktree", "add", "--quiet", "--force", "--detach", folder, commit);
  }
  await prepareFolder(root, folder, host);
}

async function moveToCommit(folder: string, commit: string): Promise<void> {
  if (!existsSync(join(folder, ".git"))) throw new GitError("no working tree", 128, "");
  const git = openGit(folder);
  // A killed build may have left this lock; no other process uses this folder.
  await rm((await git("rev-parse", "--path-format=absolute", "--git-path", "index.lock")).trim(), { force: true });
  await git("checkout", "--quiet", "--force", "--detach", commit);
  await git("clean", "--quiet", "-fd", "--exclude=/node_modules");
}

async function prepareFolder(root: string, folder: string, host: string): Promise<void> {
  const cache = join(host, ".build/cache");
  await mkdir(cache, { recursive: true });
  await mkdir(join(folder, ".build"), { recursive: true });
  await createSymlink(cache, join(folder, ".build/cache"));
  await createSymlink(join(root, "node_modules"), join(folder, "node_modules"));
  for (const seed of copiedPaths)
    if (!existsSync(join(folder, seed)) && existsSync(join(root, seed)))
      await cp(join(root, seed), join(folder, seed), { recursive: true });
}

async function createSymlink(target: string, path: string): Promise<void> {
  await symlink(target, path, "junction").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

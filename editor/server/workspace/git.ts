/** Runs the installed git. The editor stores history, drafts and publications only in git. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EditorError } from "#editor/server/editor-error.ts";
import { diskFullMessage } from "./atomic-files.ts";
import { runInGitProcess } from "./run-in-git-process.ts";

export type Git = {
  /** @throws {GitError} if git fails, {EditorError} if the disk is full or another git process holds the lock. */
  (...args: readonly string[]): Promise<string>;
  /** Runs with additional environment variables, such as a separate index or an author, and text for stdin. */
  with: (variables: Readonly<Record<string, string>>, args: readonly string[], input?: string) => Promise<string>;
  /** Returns undefined if git fails. */
  maybe: (...args: readonly string[]) => Promise<string | undefined>;
};

export type Person = { name: string; email: string };

export class GitError extends Error {
  override name = "GitError";
  readonly code: number;
  readonly stdout: string;
  constructor(message: string, code: number, output: string) {
    super(message);
    this.code = code;
    this.stdout = output;
  }
}

/** Excludes GIT_ variables, which point to another repository if a git hook runs this process. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));

const quietEnvironment = { GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0" };

/** Makes git write the repository's symlinks as plain files, so that none leads out of the checkout. */
const globalOptions = ["-c", "core.quotepath=off", "-c", "core.symlinks=false"];

export const checkoutInUseMessage =
  "Otro programa usa esta copia del sitio. Inténtalo en un minuto; si sigue igual, cierra el editor y ábrelo otra vez. Tu borrador sigue aquí.";

const formatOwnerMessage = (root: string) =>
  `Esta copia del sitio es de otra cuenta de esta máquina. Ábrela con esa cuenta, o escribe una vez: git config --global --add safe.directory "${root}"`;

/** @param environmentOverrides - variables for every command, such as the key of a repository. */
export function openGit(root: string, environmentOverrides: Readonly<Record<string, string>> = {}): Git {
  const runWith: Git["with"] = async (variables, args, input = "") => {
    const { code, stdout, stderr } = await runInGitProcess({
      args: [...globalOptions, ...args],
      cwd: root,
      // No password prompts, English messages for parsing, and no locks for read-only commands.
      env: { ...environment, ...quietEnvironment, LC_ALL: "C", ...variables, ...environmentOverrides },
      input,
    });
    if (code === 0) return stdout;
    if (code === "ENOENT") throw new Error("Falta git en esta máquina: instálalo y abre el editor otra vez.");
    if (/dubious ownership/.test(stderr)) throw new Error(formatOwnerMessage(root));
    // Not the disk of the git server, which reports it in lines of its own.
    if (/^(?!remote:).*(?:No space left on device|Disk quota exceeded|Out of diskspace)/m.test(stderr))
      throw new EditorError(diskFullMessage);
    if (/index\.lock'?: File exists/.test(stderr)) throw new EditorError(checkoutInUseMessage);
    throw new GitError(stderr.trim() || `git ${args.join(" ")}: ${code}`, typeof code === "number" ? code : 1, stdout);
  };
  const git = (...args: readonly string[]) => runWith({}, args);
  return Object.assign(git, {
    with: runWith,
    maybe: (...args: readonly string[]) => git(...args).catch(ignoreGitError),
  });
}

function ignoreGitError(error: unknown): undefined {
  if (error instanceof GitError) return undefined;
  throw error;
}

export async function listChangedFiles(git: Git, before: string, after: string): Promise<string[]> {
  const names = await git("diff", "--name-only", "-z", "--no-renames", before, after);
  return names.split("\0").filter(Boolean);
}

export async function readCommitTexts(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const lines = paths.map((path) => `${commit}:${path}\n`);
  // Git gives sizes in bytes.
  const output = Buffer.from(await git.with({}, ["cat-file", "--batch"], lines.join("")));
  const texts = new Map<string, string>();
  let position = 0;
  for (const path of paths) {
    const headEnd = output.indexOf("\n", position);
    const [, size] = /^[0-9a-f]+ blob (\d+)$/.exec(output.toString("utf8", position, headEnd)) ?? [];
    const textStart = headEnd + 1;
    position = textStart;
    if (size === undefined) continue;
    const textEnd = textStart + Number(size);
    texts.set(path, output.toString("utf8", textStart, textEnd));
    position = textEnd + 1;
  }
  return texts;
}

/** Computes the merged tree of two commits. `conflicts`: files with conflicts; if there are any, `tree` is unusable. */
export async function mergeCommitTrees(
  git: Git,
  baseCommit: string,
  head: string,
): Promise<{ tree: string; conflicts: string[] }> {
  const [tree = "", ...conflicts] = (
    await git("merge-tree", "--write-tree", "--name-only", "--no-messages", baseCommit, head).catch(
      (error: unknown) => {
        if (error instanceof GitError && error.code === 1) return error.stdout;
        throw error;
      },
    )
  )
    .trim()
    .split("\n");
  return { tree, conflicts };
}

/** Changes a tree in a separate index, so that a developer's staged changes stay staged. */
export async function editTree(
  git: Git,
  tree: string,
  edit: (inIndex: (...args: readonly string[]) => Promise<string>, folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wim-editor-"));
  try {
    const runInIndex = (...args: readonly string[]) => git.with({ GIT_INDEX_FILE: join(folder, "index") }, args);
    await runInIndex("read-tree", tree);
    await edit(runInIndex, folder);
    return (await runInIndex("write-tree")).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

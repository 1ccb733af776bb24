/** Git, as it is installed: history, drafts and publishing are its own, and nothing is stored anywhere else. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Refusal } from "#editor/server/editor-error.ts";
import { diskFullMessage } from "./atomic-files.ts";

const run = promisify(execFile);

export type Git = {
  /** @throws {GitError} if git says no, {Refusal} if the disk takes no more. */
  (...args: readonly string[]): Promise<string>;
  /** With variables of its own: an index apart, an author. */
  with: (variables: Readonly<Record<string, string>>, args: readonly string[]) => Promise<string>;
  /** Undefined where git says no. */
  maybe: (...args: readonly string[]) => Promise<string | undefined>;
};

/** Who publishes. */
export type Person = { name: string; email: string };

export class GitError extends Error {
  override name = "GitError";
  /** As git ended. */
  readonly code: number;
  /** What it printed until then. */
  readonly output: string;
  constructor(message: string, code: number, output: string) {
    super(message);
    this.code = code;
    this.output = output;
  }
}

/** Those of a hook that runs us name another repository. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));

const quiet = { GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0" };

export const copyInUse =
  "Otro programa usa esta copia del sitio. Inténtalo en un minuto; si sigue igual, cierra el editor y ábrelo otra vez. Tu borrador sigue aquí.";

const otherOwner = (root: string) =>
  `Esta copia del sitio es de otra cuenta de esta máquina. Ábrela con esa cuenta, o escribe una vez: git config --global --add safe.directory "${root}"`;

/** Larger than any text or list of ours. */
const maxBuffer = 256 * 1024 * 1024;

/**
 * @param root - of the checkout.
 * @param own - variables of every command: what the server wants to see of a person.
 */
export function openGit(root: string, own: Readonly<Record<string, string>> = {}): Git {
  const runWith = async (variables: Readonly<Record<string, string>>, args: readonly string[]): Promise<string> => {
    try {
      const { stdout } = await run("git", ["-c", "core.quotepath=off", ...args], {
        cwd: root,
        maxBuffer,
        // Nobody is there to type a password, messages are read by us, and what only looks writes nothing.
        env: { ...environment, ...quiet, LC_ALL: "C", ...own, ...variables },
      });
      return stdout;
    } catch (error) {
      const { code, stdout = "", stderr = "" } = error as { code?: unknown; stdout?: string; stderr?: string };
      if (code === "ENOENT") throw new Error("Falta git en esta máquina: instálalo y abre el editor otra vez.");
      if (/dubious ownership/.test(stderr)) throw new Error(otherOwner(root));
      if (/No space left on device|Disk quota exceeded|Out of diskspace/.test(stderr))
        throw new Refusal(diskFullMessage);
      if (/index\.lock'?: File exists/.test(stderr)) throw new Refusal(copyInUse);
      throw new GitError(stderr.trim() || String(error), typeof code === "number" ? code : 1, stdout);
    }
  };
  const git = (...args: readonly string[]) => runWith({}, args);
  return Object.assign(git, {
    with: runWith,
    maybe: (...args: readonly string[]) => git(...args).catch(orNothing),
  });
}

function orNothing(error: unknown): undefined {
  if (error instanceof GitError) return undefined;
  throw error;
}

/** Files that are not the same in two commits. */
export async function changedBetween(git: Git, before: string, after: string): Promise<string[]> {
  const names = await git("diff", "--name-only", "-z", "--no-renames", before, after);
  return names.split("\0").filter(Boolean);
}

/** Files as a commit or a tree has them, by their path; without those that it lacks. */
export async function textsAt(git: Git, commit: string, paths: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const text = await git.maybe("show", `${commit}:${path}`);
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}

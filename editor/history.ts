/** What was: git has it. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { dataIn } from "#content/forms/data-module.ts";
import type { HistoryEntry, OldList } from "./api.ts";
import { Refusal } from "./edit-refusal.ts";
import { changedBetween, type Git, type Person } from "./git.ts";
import { isData } from "./owned-paths.ts";

const mostEntries = 100;

/** Newest first: who published the file, when and with which words. */
export async function historyOf(git: Git, file: string): Promise<HistoryEntry[]> {
  // A short list would be taken for a copy of another.
  const before = isData(file) ? [] : ["--follow"];
  const lines = await git("log", `-n${mostEntries}`, ...before, "--format=%H%x1f%as%x1f%an%x1f%s", "--", file);
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [commit = "", day = "", author = "", title = ""] = line.split("\x1f");
      return { commit, day, author, title };
    });
}

/** @throws {Refusal} if the file was not there then, or was not data yet. */
export async function oldOf(git: Git, file: string, commit: unknown): Promise<OldList> {
  const text = /^[0-9a-f]{40}$/.test(`${commit}`) ? await git.maybe("show", `${commit}:${file}`) : undefined;
  if (text === undefined) throw new Refusal("Elige otro día: ese no tiene este archivo.");
  if (!isData(file)) return { data: text };
  try {
    return { data: dataIn(text) };
  } catch {
    throw new Refusal("Elige otro día: entonces este archivo se escribía de otra manera.");
  }
}

/**
 * The file as it was last published; one that never was goes away.
 *
 * @returns every file that changed: what others published comes too, where nothing here is in its way.
 */
export async function discard(git: Git, root: string, file: string): Promise<string[]> {
  const isPublished = (await git.maybe("cat-file", "-e", `HEAD:${file}`)) !== undefined;
  if (isPublished) await git("checkout", "--quiet", "HEAD", "--", file);
  else {
    await git.maybe("rm", "--quiet", "--cached", "--", file);
    await rm(join(root, file), { force: true });
  }
  if (!(await git.maybe("rev-parse", "--verify", "--quiet", "@{upstream}"))) return [file];
  const before = (await git("rev-parse", "HEAD")).trim();
  await git.maybe("merge", "--quiet", "--ff-only", "@{upstream}");
  return [file, ...(await changedBetween(git, before, "HEAD"))];
}

/** Who publishes from this machine. */
export async function localPerson(git: Git): Promise<Person> {
  const [name, email] = await Promise.all([git.maybe("config", "user.name"), git.maybe("config", "user.email")]);
  return { name: name?.trim() || "Edición local", email: email?.trim() || "edicion@localhost" };
}

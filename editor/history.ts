/** What was: git has it. */
import { dataIn } from "#content/forms/data-module.ts";
import { centralTimeZone, dayAt } from "#domain/civil-time.ts";
import type { HistoryEntry, OldList } from "./api.ts";
import { Refusal } from "./edit-refusal.ts";
import type { Git, Person } from "./git.ts";
import { isData } from "./owned-paths.ts";

const mostEntries = 100;

/** Newest first: who published the file, when and with which words. */
export async function historyOf(git: Git, file: string): Promise<HistoryEntry[]> {
  const lines = await git("log", `-n${mostEntries}`, "--no-merges", "--format=%H%x1f%at%x1f%an%x1f%s", "--", file);
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [commit = "", seconds = "", author = "", title = ""] = line.split("\x1f");
      return { commit, day: dayAt(new Date(Number(seconds) * 1000), centralTimeZone), author, title };
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

/** Who publishes from this machine. */
export async function localPerson(git: Git): Promise<Person> {
  const [name, email] = await Promise.all([git.maybe("config", "user.name"), git.maybe("config", "user.email")]);
  return { name: name?.trim() || "Edición local", email: email?.trim() || "edicion@localhost" };
}

/** What was: git has it. */
import { dataIn } from "#content/forms/data-module.ts";
import { centralTimeZone, dayAt } from "#domain/calendar/civil-time.ts";
import type { HistoryEntry, OldList } from "#editor/api/api.ts";
import { Refusal } from "#editor/server/editor-error.ts";
import { readDocument } from "#editor/server/legal/text-document.ts";
import type { Git, Person } from "./git.ts";
import { isData, isOwned, legalFile, publicationOf } from "./owned-paths.ts";

const mostEntries = 100;

/** Newest first: who published the file, or the version that is written in it, when and with which words. */
export async function historyOf(git: Git, file: string): Promise<HistoryEntry[]> {
  const format = "--format=%x1e%H%x1f%at%x1f%an%x1f%s";
  const paths = [file, publicationOf(file)].filter((path) => path !== undefined);
  const options = [`-n${mostEntries}`, "--no-merges", "--full-diff", "--name-only", format];
  const said = await git("log", ...options, "--", ...paths);
  const commits = said.split("\x1e").slice(1);
  return commits.map((lines, at) => {
    const [line = "", ...files] = lines.split("\n").filter(Boolean);
    const [commit = "", seconds = "", author = "", words = ""] = line.split("\x1f");
    const isFirst = at === commits.length - 1 && commits.length < mostEntries;
    const title = files.every(isOwned) ? words : isFirst ? firstWords : codeWords;
    return { commit, day: dayAt(new Date(Number(seconds) * 1000), centralTimeZone), author, title };
  });
}

/** What changes code too was not published from here, and its own words, in English, are for developers. */
const codeWords = "Cambio de quien desarrolla el sitio";
const firstWords = "Como estaba al principio";

/** @throws {Refusal} if the file was not there then. */
export async function oldText(git: Git, file: string, commit: unknown): Promise<string> {
  const text = /^[0-9a-f]{40}$/.test(`${commit}`) ? await git.maybe("show", `${commit}:${file}`) : undefined;
  if (text === undefined) throw new Refusal("Elige otro día: ese no tiene este archivo.");
  return text;
}

/** @throws {Refusal} if the file was not there then, or was written in another way. */
export async function readOldList(git: Git, file: string, commit: unknown): Promise<OldList> {
  const text = await oldText(git, file, commit);
  try {
    return { data: isData(file) ? dataIn(text) : legalFile(file)?.isSource ? readDocument(text) : text };
  } catch {
    throw new Refusal("Elige otro día: entonces este archivo se escribía de otra manera.");
  }
}

/** Who publishes from this machine. */
export async function localPerson(git: Git): Promise<Person> {
  const [name, email] = await Promise.all([git.maybe("config", "user.name"), git.maybe("config", "user.email")]);
  return { name: name?.trim() || "Edición local", email: email?.trim() || "edicion@localhost" };
}

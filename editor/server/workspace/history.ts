import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import type { HistoryEntry } from "#editor/api/requests/publish-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { Git, Person } from "./git.ts";
import { buildFrozenFilePath, isPublishablePath } from "./owned-paths.ts";

const maxEntries = 100;

/**
 * The commits that changed a file or, for the source of a legal text, its frozen file; newest first.
 *
 * @param isTeam - whether the editor's own commits can be told from those of developers.
 */
export async function readHistory(git: Git, file: string, isTeam = false): Promise<HistoryEntry[]> {
  const format = "--format=%x1e%H%x1f%at%x1f%an%x1f%ce%x1f%s";
  // The editor of a team commits with an identity of its own, unlike developers.
  const identity = isTeam ? await git("var", "GIT_COMMITTER_IDENT") : "";
  const paths = [file, buildFrozenFilePath(file)].filter((path) => path !== undefined);
  const options = [`-n${maxEntries}`, "--no-merges", "--full-diff", "--name-only", format];
  const output = await git("log", ...options, "--", ...paths);
  const commits = output.split("\x1e").slice(1);
  return commits.map((lines, index) => {
    const [line = "", ...files] = lines.split("\n").filter(Boolean);
    const [commit = "", seconds = "", author = "", committer = "", storedTitle = ""] = line.split("\x1f");
    const isFirst = index === commits.length - 1 && commits.length < maxEntries;
    const isPublication = files.every(isPublishablePath);
    const isByEditor = !isTeam || identity.includes(`<${committer}>`);
    const title = isPublication && isByEditor ? storedTitle : isFirst ? firstCommitTitle : developerCommitTitle;
    const day = toLocalDay(new Date(Number(seconds) * 1000), centralTimeZone);
    return { commit, day, author, title, ...(isPublication && !isFirst && { isUndoable: true }) };
  });
}

/** Title shown for commits of developers, because their own messages are for developers. */
const developerCommitTitle = "Cambio de quien desarrolla el sitio";
const firstCommitTitle = "Como estaba al principio";

/** @throws {EditorError} if the file did not exist at that commit. */
export async function readOldText(git: Git, file: string, commit: unknown): Promise<string> {
  const text = /^[0-9a-f]{40}$/.test(`${commit}`) ? await git.maybe("show", `${commit}:${file}`) : undefined;
  if (text === undefined) throw new EditorError("Elige otro día: ese no tiene este archivo.");
  return text;
}

export async function readLocalPerson(git: Git): Promise<Person> {
  const [name, email] = await Promise.all([git.maybe("config", "user.name"), git.maybe("config", "user.email")]);
  return { name: name?.trim() || "Edición local", email: email?.trim() || "edicion@localhost" };
}

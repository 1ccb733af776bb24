/** What is on disk and not published yet, file by file, in words. */
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dataIn } from "#content/forms/data-module.ts";
import type { Pending, PendingChange } from "./api.ts";
import { dataWords, textWords } from "./changed-words.ts";
import { coverageFiles } from "./coverage-upload.ts";
import type { Git } from "./git.ts";
import { approvalOf } from "./hosted/approval.ts";
import type { ListDesk } from "./list-desk.ts";
import { isData } from "./owned-paths.ts";
import { pendingPaths } from "./publication.ts";

type Desks = { root: string; git: Git; lists: ListDesk };

export async function pendingChanges({ root, git, lists }: Desks): Promise<Pending> {
  const paths = await pendingPaths(git);
  return { changes: await Promise.all(paths.map((path) => changeOf({ root, git, lists }, path))) };
}

async function changeOf({ root, git, lists }: Desks, file: string): Promise<PendingChange> {
  if (file.endsWith(".kml")) return coverageChange({ root, git }, file);
  const [before = "", after] = await Promise.all([git.maybe("show", `HEAD:${file}`), textAt(join(root, file))]);
  return wordedChange(lists, { file, before, after });
}

type Texts = { file: string; before: string; after: string };

/** One file in two states, both as text. */
export async function wordedChange(lists: ListDesk, { file, before, after }: Texts): Promise<PendingChange> {
  const approval = approvalOf(file);
  const change = { file, ...(approval !== undefined && { approval }) };
  if (!isData(file))
    return { ...change, label: `Texto legal «${titleIn(after || before)}»`, words: textWords(before, after) };
  const list = (await lists.all()).find((each) => each.file === file);
  if (!list) return { ...change, label: file, words: textWords(before, after) };
  const form = await list.form().catch(() => undefined);
  try {
    const words = form ? dataWords(form.schema, dataIn(before), dataIn(after)) : textWords(before, after);
    return { ...change, label: list.label, words };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ...change, label: list.label, words: textWords(before, after) };
  }
}

async function coverageChange({ root, git }: Pick<Desks, "root" | "git">, file: string): Promise<PendingChange> {
  const label = coverageFiles.find((each) => each.file === file)?.label ?? file;
  const bytes = Number((await git.maybe("cat-file", "-s", `HEAD:${file}`)) ?? 0);
  const path = join(root, file);
  const now = existsSync(path) ? statSync(path).size : 0;
  return { file, label, words: [{ where: "Archivo", before: sizeOf(bytes), after: sizeOf(now) }] };
}

const sizeOf = (bytes: number) => (bytes === 0 ? "" : `${bytes.toLocaleString("es-MX")} bytes`);

const textAt = (path: string) => (existsSync(path) ? readFile(path, "utf8") : Promise.resolve(""));

/** The title in the head of a legal text. */
function titleIn(text: string): string {
  const title = /^title: (.+)$/m.exec(text)?.[1] ?? /"title": "([^"]+)"/.exec(text)?.[1] ?? "";
  const version = /^version: "?(\d+)/m.exec(text)?.[1] ?? /"version": "(\d+)"/.exec(text)?.[1];
  return version ? `${title}, versión ${version}` : title;
}

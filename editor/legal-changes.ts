/** What one state of a legal text says differently from another, clause by clause. */
import { clauseTexts } from "#domain/legal/clause-texts.ts";
import { type ClauseText, compareVersions } from "#domain/legal-comparison.ts";
import type { TextChanges } from "./api-texts.ts";
import type { Desk } from "./desk.ts";
import { Refusal } from "./edit-refusal.ts";
import { openGit } from "./git.ts";
import { oldOf } from "./history.ts";
import type { TextPlace } from "./legal-desk.ts";
import { headParts } from "./legal-old-part.ts";
import { versionNumbers } from "./legal-open.ts";
import { type LegalSite, legalSite, rowOf, sourcePathOf } from "./legal-site.ts";

/**
 * What a version says differently from the published one before it; without one, from what was last saved in git.
 *
 * @throws {Refusal} if one of the two cannot be read.
 */
export async function changesOf(desk: Desk, { id, version }: TextPlace): Promise<TextChanges> {
  const site = await legalSite(desk);
  rowOf(site, id);
  const number = version ?? versionNumbers(desk, id)[0] ?? "1";
  const published = site.publishedOf(id);
  const file = sourcePathOf(id, number);
  const newer =
    published.find((each) => each.version === number) ?? readOr(site, (await desk.read(file)).text, file, number);
  const older = published.find((each) => Number(each.version) < Number(number));
  if (older) return { against: site.editionOf(older), changes: compareVersions(partsOf(older), partsOf(newer)) };
  const saved = await openGit(desk.root).maybe("show", `HEAD:${file}`);
  if (saved === undefined) return { against: "una hoja en blanco", changes: compareVersions([], partsOf(newer)) };
  const before = readOr(site, saved, file, number);
  return { against: "lo que está publicado en el sitio", changes: compareVersions(partsOf(before), partsOf(newer)) };
}

/**
 * What a version says now, and what it said at a commit: what going back there would take away and bring.
 *
 * @throws {Refusal} if one of the two cannot be read.
 */
export async function changesBackTo(desk: Desk, { id, version }: TextPlace, commit: string): Promise<TextChanges> {
  const site = await legalSite(desk);
  rowOf(site, id);
  const number = version ?? versionNumbers(desk, id)[0] ?? "1";
  const file = sourcePathOf(id, number);
  const git = openGit(desk.root);
  const textIn = (text: string) => partsOf(readOr(site, text, file, number));
  const now = textIn((await desk.read(file)).text);
  const then = textIn(String((await oldOf(git, file, commit)).data));
  const saved = await git.maybe("show", `HEAD:${file}`);
  const drafted = saved === undefined ? now.length : compareVersions(textIn(saved), now).length;
  return { against: "lo de ahora", changes: compareVersions(now, then), drafted };
}

type Read = { title: string; summary: readonly string[]; html: string };

/** With what stands before the clauses, as one of them. */
function partsOf({ title, summary, html }: Read): ClauseText[] {
  const head = (id: string, name: string, text: string): ClauseText => ({ id, number: "", title: name, text });
  return [
    head(headParts.title, "Título", title),
    head(headParts.summary, "En corto", summary.join(" ")),
    ...clauseTexts(html),
  ];
}

function readOr(site: LegalSite, text: string, file: string, version: string): Read {
  try {
    return site.draftIn(text, { file, version });
  } catch (error) {
    throw new Refusal(`Corrige antes de comparar: ${error instanceof Error ? error.message : error}`);
  }
}

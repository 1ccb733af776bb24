/** Versions of a legal text: the next one, publishing it, and what it says differently. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { clauseTexts } from "#domain/legal/clause-texts.ts";
import { type ClauseText, compareVersions } from "#domain/legal-comparison.ts";
import { spokenDate } from "#domain/spanish-time.ts";
import type { AddVersion, PublishVersion, SavedText, TextChanges } from "./api-texts.ts";
import type { Desk, Write } from "./desk.ts";
import { discard } from "./discard.ts";
import { Refusal } from "./edit-refusal.ts";
import { openGit } from "./git.ts";
import { checkText, findingAt } from "./legal-check.ts";
import { dayFindings } from "./legal-days.ts";
import { locked, stale, type TextPlace } from "./legal-desk.ts";
import { withHead } from "./legal-head.ts";
import { objectionsTo, openText, versionNumbers } from "./legal-open.ts";
import { type LegalSite, legalSite, publishedPathOf, rowOf, sourcePathOf } from "./legal-site.ts";

/**
 * Writes the next version: a copy of the newest, with its number and its day.
 *
 * @throws {Refusal} if the newest is still a draft, or cannot be copied.
 */
export function addVersion(desk: Desk, id: string, version: AddVersion): Promise<SavedText> {
  return desk.alone((write) => versionAdded({ desk, write }, id, version));
}

type Writing = { desk: Desk; write: Write };

async function versionAdded(
  { desk, write }: Writing,
  id: string,
  { inForce, withoutNotice }: AddVersion,
): Promise<SavedText> {
  const site = await legalSite(desk);
  rowOf(site, id);
  const [newest = "1"] = versionNumbers(desk, id);
  const published = site.publishedOf(id);
  const isPublished = published.some(({ version }) => version === newest);
  if (!isPublished) throw new Refusal(`Edita la versión ${newest}: todavía es borrador y no hace falta otra.`);
  const refused = (message: string) => ({ findings: [findingAt(["nueva", "inForce"], "En vigor desde", message)] });
  if (!/^\d{4}-\d{2}-\d{2}$/.test(inForce)) return refused("elige un día");
  const [error] = dayFindings(inForce, { today: desk.today(), site, published }).filter(({ kind }) => kind === "error");
  if (error) return refused(error.message);
  const earliest = site.earliestInForce(true);
  if (inForce < earliest && !withoutNotice)
    return refused(
      `elige el ${spokenDate(earliest)} o un día posterior: un cambio se avisa ${site.noticeDays}\u00a0días antes. Si debe regir antes, marca «Rige antes de que termine el aviso»`,
    );
  const { text } = await desk.read(sourcePathOf(id, newest));
  const version = `${Number(newest) + 1}`;
  const file = sourcePathOf(id, version);
  const copy = withHead(text, { version, inForce });
  const { findings } = checkText(copy, { file, version }, site);
  const [fault] = findings.filter(({ kind }) => kind === "error");
  if (fault) throw new Refusal(`La versión ${newest} no se puede copiar. ${fault.where}: ${fault.message}.`);
  await write(file, copy, { stamp: undefined, verify: async () => site.versionsOf(id) });
  const open = await openText(desk, id, version);
  return { findings: open.findings, stamp: open.stamp, text: open };
}

/**
 * Freezes the words of a version, facts included, in the file beside its source: what `npm run legal:publish` does.
 *
 * @throws {Refusal} if it is published already, or is no longer what was read.
 */
export function publishVersion(desk: Desk, at: TextPlace, change: PublishVersion): Promise<SavedText> {
  return desk.alone((write) => versionPublished({ desk, write }, at, change));
}

async function versionPublished(
  { desk, write }: Writing,
  { id, version }: TextPlace,
  change: PublishVersion,
): Promise<SavedText> {
  const site = await legalSite(desk);
  rowOf(site, id);
  const number = version ?? versionNumbers(desk, id)[0] ?? "1";
  const source = await desk.read(sourcePathOf(id, number));
  if (source.stamp !== change.stamp) throw new Refusal(stale);
  const { findings } = checkText(source.text, { file: sourcePathOf(id, number), version: number }, site);
  const known = site.publishedOf(id).find((each) => each.version === number);
  if (known && !known.provisional) throw new Refusal(locked(number));
  const faults = [...findings, ...objectionsTo(source.text, { id, version: number, findings }, site)];
  const errors = faults.filter(({ kind }) => kind === "error");
  if (errors.length > 0) return { findings: errors };
  const file = publishedPathOf(id, number);
  const { publication, objections } = site.publicationOf(id, number);
  const reason = change.reason?.trim();
  if (objections.length > 0 && !reason)
    return {
      findings: [findingAt(["nueva", "reason"], "Motivo para publicarla así", "escribe por qué se publica así")],
    };
  const json = site.publishedJson({ ...publication, ...(objections.length > 0 && { reason }) });
  const stamp = existsSync(join(desk.root, file)) ? (await desk.read(file)).stamp : undefined;
  await write(file, json, { stamp, verify: async () => site.versionsOf(id) });
  const open = await openText(desk, id, number);
  return { findings: [], stamp: open.stamp, text: open };
}

/**
 * A version that waits for «Publicar» is a draft again.
 *
 * @throws {Refusal} if a later version was written over it.
 */
export async function undoPublication(desk: Desk, { id, version }: TextPlace): Promise<SavedText> {
  rowOf(await legalSite(desk), id);
  const number = version ?? versionNumbers(desk, id)[0] ?? "1";
  await desk.alone(() => discard({ desk, git: openGit(desk.root) }, [publishedPathOf(id, number)]));
  const open = await openText(desk, id, number);
  return { findings: [], stamp: open.stamp, text: open };
}

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

type Read = { title: string; summary: readonly string[]; html: string };

/** With what stands before the clauses, as one of them. */
function partsOf({ title, summary, html }: Read): ClauseText[] {
  const head = (id: string, name: string, text: string): ClauseText => ({ id, number: "", title: name, text });
  return [head(" titulo", "Título", title), head(" en-corto", "En corto", summary.join(" ")), ...clauseTexts(html)];
}

function readOr(site: LegalSite, text: string, file: string, version: string): Read {
  try {
    return site.draftIn(text, { file, version });
  } catch (error) {
    throw new Refusal(`Corrige antes de comparar: ${error instanceof Error ? error.message : error}`);
  }
}

/** The content's data and functions about legal texts, loaded from the current files. */

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { readComingChangeDays } from "#content/forms/coming-change-days.ts";
import { findFactsDay } from "#content/legal/facts/facts-day.ts";
import type { LegalVersion } from "#content/legal/versions/legal-version.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { listClauses } from "#domain/legal/clause-texts.ts";
import { getFirstDayInForce, type InForceDate } from "#domain/legal/version-in-force.ts";
import { formatFrozenFilePath, formatLegalSourcePath, legalFolder } from "#domain/legal/version-paths.ts";
import type { ClauseLink } from "#editor/api/requests/legal-text-api.ts";
import { attempt } from "#editor/server/attempt.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { overrideDay, type TextsByPath } from "#editor/server/site/text-override.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { parseHeadOrEmpty } from "./source/legal-text-data.ts";
import { readChangesOrError } from "./versions/stale-versions.ts";

export type LegalContext = Awaited<ReturnType<typeof loadLegalContext>>;

/** @throws the error of a module that cannot be loaded, such as a list with errors. */
export async function loadLegalContext({ load, root, today }: Pick<ContentWorkspace, "load" | "root" | "today">) {
  const { legalTextRows } = await load("/src/content/legal/legal-text-rows.ts");
  const { namedLegalFacts } = await load("/src/content/legal/facts/legal-text-facts.ts");
  const readerModule = await load("/src/content/legal/versions/read-legal-text.ts");
  const copyModule = await load("/src/content/legal/library/legal-page-copy.ts");
  const summaryModule = await load("/src/content/legal/summary-errors.ts");
  const freezingModule = await load("/src/content/legal/versions/build-frozen-version.ts");
  const frozenModule = await load("/src/content/legal/versions/frozen-version.ts");
  const outdatedModule = await load("/src/content/legal/versions/outdated-texts.ts");
  const { pendingLegalFacts } = await load("/src/content/legal/facts/legal-pending.ts");
  const wordingModule = await load("/src/content/legal/versions/legal-version.ts");
  const { changeNoticeDays } = await load("/src/content/legal/facts/legal-terms.ts");
  const siteMapModule = await load("/src/content/site/site-map/site-map.ts");
  const { editableLists } = await load("/src/content/forms/editable-lists.ts");

  const rows: readonly { id: string; textPath: string }[] = legalTextRows;
  const buildFolderPath = (id: string) => join(root, legalFolder, id);
  const shortenErrorPaths = withRelativePaths(root);
  /** Reads the versions that the site shows: the published ones, newest first, or else only the newest draft. */
  const readShownVersions = (id: string): readonly LegalVersion[] =>
    shortenErrorPaths(() => readerModule.readDisplayedVersions(buildFolderPath(id)));
  const pages = new Map<string, string>(
    siteMapModule.sitePages.map((page) => [page.path, siteMapModule.getNavLabel(page)]),
  );
  return {
    rows,
    facts: namedLegalFacts,
    pages,
    listClausesOfOtherLegalTexts: (id: string): ClauseLink[] =>
      rows
        .filter((row) => row.id !== id && pages.has(row.textPath))
        .flatMap((row) => listClauseLinks(row.textPath, () => readShownVersions(row.id))),
    lists: new Map(editableLists.map(({ id, label }) => [id, label])),
    findAnchors: (path: string) => {
      const row = rows.find(({ textPath }) => textPath === path);
      return row && listAnchors(readShownVersions(row.id)[0]?.html ?? "");
    },
    isReservedAnchor: copyModule.isReservedAnchor,
    findSummaryErrors: summaryModule.findSummaryErrors,
    parseVersionSource: readerModule.parseVersionSource,
    readShownVersions,
    readFrozenVersions: (id: string) => shortenErrorPaths(() => readerModule.readFrozenVersions(buildFolderPath(id))),
    /** @param isAgain - whether the version was frozen before, but visitors never saw it. */
    buildFrozenVersion: (id: string, version: string, isAgain = false) =>
      shortenErrorPaths(() =>
        freezingModule.buildFrozenVersion({ folder: buildFolderPath(id), version, day: today(), isRefreeze: isAgain }),
      ),
    /** Lists what freezing again today would change in a version that waits for «Publicar». */
    listRefreezeChanges: (id: string, version: string) =>
      readChangesOrError(() =>
        outdatedModule.listRefreezeChanges({ folder: buildFolderPath(id), version, day: today() }),
      ),
    /** Facts that the operator must confirm, in the order of their list. */
    pending: pendingLegalFacts.map(({ description }) => description),
    findSettingLabels: freezingModule.findSettingLabels,
    serializeFrozenVersion: frozenModule.serializeFrozenVersion,
    findEarliestEffectiveDate: (isChange: boolean) => freezingModule.findEarliestEffectiveDate(today(), isChange),
    changeNoticeDays,
    findVersionBefore: freezingModule.findVersionBefore,
    findOrderError: freezingModule.findOrderError,
    formatVersionInForce: wordingModule.formatVersionInForce,
    /** Formats a version as its page does: with its effective day, or the day of its withdrawal. */
    formatVersionWithDate: wordingModule.formatVersionStatus,
  };
}

/** A version of a text; the newest if `version` is undefined. */
export type LegalVersionRef = { id: string; version?: string | undefined };

/** A version's source and the lists in another state than on disk, such as in another person's proposal. */
type VersionState = { sourceText?: string; lists?: TextsByPath };

/**
 * Finds a version's files, and loads the result of {@link loadLegalContext} with the facts that the version states; see
 * `findFactsDay`.
 *
 * @throws {EditorError} if there is no such text.
 */
export async function openVersion(
  workspace: ContentWorkspace,
  { id, version }: LegalVersionRef,
  { sourceText, lists = new Map() }: VersionState = {},
) {
  const number = version ?? listSourceVersionNumbers(workspace, id)[0] ?? "1";
  const [file, publication] = [formatLegalSourcePath(id, number), formatFrozenFilePath(id, number)];
  const source = sourceText ?? (await workspace.read(file).catch(() => undefined))?.text ?? "";
  const { inForce } = parseHeadOrEmpty(source);
  const [today, isDate] = [workspace.today(), /^\d{4}-\d{2}(?:-\d{2})?$/.test(inForce)];
  const comingDays = isDate ? readComingChangeDays(today, { root: workspace.root, texts: lists }) : [];
  const day = isDate ? findFactsDay(inForce as InForceDate, today, comingDays) : today;
  const overrides = overrideDay(today, day, lists);
  const site = await (overrides.size === 0
    ? loadLegalContext(workspace)
    : workspace.tryOut(overrides, (load) => loadLegalContext({ ...workspace, load })));
  requireLegalRow(site, id);
  return { site, number, file, publication, ...(day !== today && { factsDay: day }) };
}

type DraftSource = { text: string; file: string; version: string; inForce: string };

/** Finds the first day after a draft's day on which a coming change gives the draft other words. */
export async function findOutdatingDay(
  { root, today, tryOut }: ContentWorkspace,
  { text, inForce, ...source }: DraftSource,
  html: string,
): Promise<IsoDay | undefined> {
  const [, day = ""] = [today(), getFirstDayInForce(inForce as InForceDate) ?? ""].toSorted();
  for (const laterDay of inForce === "pendiente" ? [] : readComingChangeDays(day, { root })) {
    const laterHtml = await tryOut(overrideDay(today(), laterDay), async (load) => {
      const { parseVersionSource } = await load("/src/content/legal/versions/read-legal-text.ts");
      return attempt(() => parseVersionSource(text, source).html);
    });
    if (laterHtml !== undefined && laterHtml !== html) return laterDay;
  }
  return undefined;
}

/** Lists the numbers of a text's versions, newest first. */
export function listSourceVersionNumbers({ root }: Pick<ContentWorkspace, "root">, id: string): string[] {
  const folder = join(root, legalFolder, id);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => /^(\d+)\.md$/.exec(name)?.[1] ?? [])
    .toSorted((a, b) => Number(b) - Number(a));
}

/** Lists links to the clauses of the newest version; empty if the text has errors, which its own form reports. */
function listClauseLinks(page: string, readVersions: () => readonly LegalVersion[]): ClauseLink[] {
  const version = attempt(readVersions)?.[0];
  return listClauses(version?.html ?? "").map(({ id, number, title }) => ({
    ...{ label: `${number} ${title}`, href: `${page}#${id}` },
    ...{ linkText: title, textTitle: version?.title ?? "" },
  }));
}

export function requireLegalRow({ rows }: LegalContext, id: string): LegalContext["rows"][number] {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new EditorError(`No hay un texto «${id}».`);
  return row;
}

export const listAnchors = (html: string): ReadonlySet<string> =>
  new Set(
    parse(html)
      .querySelectorAll("[id]")
      .map(({ id }) => id),
  );

function withRelativePaths(root: string) {
  return <Result>(read: () => Result): Result => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new Error(error.message.replaceAll(`${root}/`, ""), { cause: error.cause });
    }
  };
}

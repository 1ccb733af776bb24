/** The content's data and functions about legal texts, loaded from the current files. */
import { join } from "node:path";
import { parse } from "node-html-parser";
import { readComingDays } from "#content/forms/coming-days.ts";
import type { buildFrozenVersion } from "#content/legal/build-frozen-version.ts";
import { findFactsDay } from "#content/legal/facts-day.ts";
import type { FrozenVersion } from "#content/legal/frozen-version.ts";
import type { LegalVersion } from "#content/legal/legal-version.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { listClauses } from "#domain/legal/clause-texts.ts";
import type { InForceDate } from "#domain/legal/version-in-force.ts";
import { formatLegalSourcePath, legalFolder } from "#domain/legal/version-paths.ts";
import type { LabeledFacts } from "#domain/text/facts/fact-references.ts";
import type { ClauseLink } from "#editor/api/text-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { overrideDay } from "#editor/server/site/day-override.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { parseHeadOrEmpty } from "./source/text-document.ts";
import { readChangesOrError } from "./versions/stale-versions.ts";

export type LegalContext = {
  rows: readonly { id: string; readAt: string }[];
  /** Facts with their labels in the editor and their values. */
  facts: LabeledFacts;
  /** Names of the site's published pages, by path. */
  pages: ReadonlyMap<string, string>;
  /** The clauses of the other texts, as shown on their pages. */
  listClausesOfOtherTexts: (id: string) => ClauseLink[];
  /** Labels of the editor's lists, by id. */
  lists: ReadonlyMap<string, string>;
  /** The anchors on the page of a legal text; undefined for other pages. */
  findAnchors: (path: string) => ReadonlySet<string> | undefined;
  /** Whether an anchor is reserved by the layout of legal pages. */
  isReservedAnchor: (id: string) => boolean;
  findSummaryFaults: (summary: readonly string[]) => string[];
  parseVersionSource: (source: string, at: { file: string; version: string }) => LegalVersion;
  /**
   * The versions that the site shows: the published ones, newest first, or else only the newest draft.
   *
   * @throws {Error} as the build does, for a text with errors.
   */
  readShownVersions: (id: string) => readonly LegalVersion[];
  readFrozenVersions: (id: string) => readonly FrozenVersion[];
  /**
   * Freezes a version, without writing a file.
   *
   * @param isAgain - whether the version was frozen before, but visitors never saw it.
   */
  buildFrozenVersion: (id: string, version: string, isAgain?: boolean) => ReturnType<typeof buildFrozenVersion>;
  /** Lists the changes that freezing again today would make to a version that waits for «Publicar». */
  listRefreezeChanges: (id: string, version: string) => readonly string[];
  /** Facts that the operator must confirm, in the order of their list. */
  pending: readonly string[];
  /** Finds the readable names of environment variables with the operator's data. */
  findSettingLabels: (variables: readonly string[]) => string[];
  serializeFrozenVersion: (published: FrozenVersion) => string;
  findEarliestInForceDay: (isChange: boolean) => IsoDay;
  changeNoticeDays: number;
  formatVersionInForce: (version: Pick<LegalVersion, "inForce">) => string;
  formatVersionWithDate: (version: Pick<LegalVersion, "version" | "inForce">) => string;
};

/** @throws the error of a module that cannot be loaded, such as a list with errors. */
export async function loadLegalContext({
  load,
  root,
  today,
}: Pick<ContentWorkspace, "load" | "root" | "today">): Promise<LegalContext> {
  const { legalTextRows: rows } = await load<typeof import("#content/legal/legal-text-rows.ts")>(
    "/src/content/legal/legal-text-rows.ts",
  );
  const { namedLegalFacts: facts } = await load<typeof import("#content/legal/legal-text-facts.ts")>(
    "/src/content/legal/legal-text-facts.ts",
  );
  const reader = await load<typeof import("#content/legal/read-legal-text.ts")>(
    "/src/content/legal/read-legal-text.ts",
  );
  const reading = await load<typeof import("#content/legal/legal-page-copy.ts")>(
    "/src/content/legal/legal-page-copy.ts",
  );
  const short = await load<typeof import("#content/legal/summary-faults.ts")>("/src/content/legal/summary-faults.ts");
  const publishing = await load<typeof import("#content/legal/build-frozen-version.ts")>(
    "/src/content/legal/build-frozen-version.ts",
  );
  const frozen = await load<typeof import("#content/legal/frozen-version.ts")>("/src/content/legal/frozen-version.ts");
  const { listRefreezeChanges } = await load<typeof import("#content/legal/outdated-texts.ts")>(
    "/src/content/legal/outdated-texts.ts",
  );
  const pending = await load<typeof import("#content/legal/legal-pending.ts")>("/src/content/legal/legal-pending.ts");
  const wording = await load<typeof import("#content/legal/legal-version.ts")>("/src/content/legal/legal-version.ts");
  const figures = await load<typeof import("#content/legal/legal-figures.ts")>("/src/content/legal/legal-figures.ts");
  const map = await load<typeof import("#content/site/site-map/site-map.ts")>("/src/content/site/site-map/site-map.ts");

  const { editableLists } = await load<typeof import("#content/forms/editable-lists.ts")>(
    "/src/content/forms/editable-lists.ts",
  );

  const buildFolderPath = (id: string) => join(root, legalFolder, id);
  const relative = withRelativePaths(root);
  const readShownVersions = (id: string) => relative(() => reader.readShownVersions(buildFolderPath(id)));
  const pages = new Map(map.sitePages.filter(map.isPagePublished).map((page) => [page.path, map.getNavLabel(page)]));
  return {
    rows,
    facts,
    pages,
    listClausesOfOtherTexts: (id) =>
      rows
        .filter((row) => row.id !== id && pages.has(row.readAt))
        .flatMap((row) =>
          listClauseLinks(
            row.readAt,
            readShownVersion(() => readShownVersions(row.id)),
          ),
        ),
    lists: new Map(editableLists.map(({ id, label }) => [id, label])),
    findAnchors: (path) => {
      const row = rows.find(({ readAt }) => readAt === path);
      return row && findAnchorsIn(readShownVersions(row.id)[0]?.html ?? "");
    },
    isReservedAnchor: reading.isReservedAnchor,
    findSummaryFaults: short.findSummaryFaults,
    parseVersionSource: reader.parseVersionSource,
    readShownVersions,
    readFrozenVersions: (id) => relative(() => reader.readFrozenVersions(buildFolderPath(id))),
    buildFrozenVersion: (id, version, isAgain = false) =>
      relative(() => publishing.buildFrozenVersion({ folder: buildFolderPath(id), version, day: today(), isAgain })),
    listRefreezeChanges: (id, version) =>
      readChangesOrError(() => listRefreezeChanges({ folder: buildFolderPath(id), version, day: today() })),
    pending: pending.pendingLegalFacts.map(({ missing }) => missing),
    findSettingLabels: publishing.findSettingLabels,
    serializeFrozenVersion: frozen.serializeFrozenVersion,
    findEarliestInForceDay: (isChange) => publishing.findEarliestInForceDay(today(), isChange),
    changeNoticeDays: figures.changeNoticeDays,
    formatVersionInForce: wording.formatVersionInForce,
    formatVersionWithDate: wording.formatVersionWithDate,
  };
}

/** Loads what {@link loadLegalContext} loads, with the facts that a version states; see `findFactsDay`. */
export async function loadVersionContext(
  workspace: ContentWorkspace,
  id: string,
  version: string | undefined,
): Promise<LegalContext> {
  const source = version && (await workspace.read(formatLegalSourcePath(id, version)).catch(() => undefined));
  const { inForce } = parseHeadOrEmpty(source ? source.text : "");
  const [today, isDate] = [workspace.today(), /^\d{4}-\d{2}(?:-\d{2})?$/.test(inForce)];
  const comingDays = isDate ? readComingDays(today, { root: workspace.root }) : [];
  const day = isDate ? findFactsDay(inForce as InForceDate, today, comingDays) : today;
  if (day === today) return loadLegalContext(workspace);
  return workspace.tryOut(overrideDay(today, day), (load) => loadLegalContext({ ...workspace, load }));
}

/** The newest version; undefined for a text with errors, which the text's own form reports. */
function readShownVersion(read: () => readonly LegalVersion[]): LegalVersion | undefined {
  try {
    return read()[0];
  } catch {
    return undefined;
  }
}

const listClauseLinks = (page: string, version: LegalVersion | undefined): ClauseLink[] =>
  version === undefined
    ? []
    : listClauses(version.html).map(({ id, number, title }) => ({
        label: `${number} ${title}`,
        href: `${page}#${id}`,
        words: title,
        within: version.title,
      }));

/** @throws {EditorError} if there is no such text. */
export function requireLegalRow({ rows }: LegalContext, id: string): LegalContext["rows"][number] {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new EditorError(`No hay un texto «${id}».`);
  return row;
}

function findAnchorsIn(html: string): Set<string> {
  return new Set(
    parse(html)
      .querySelectorAll("[id]")
      .map(({ id }) => id),
  );
}

/** Shortens the paths in error messages to relative ones. */
function withRelativePaths(root: string) {
  return <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new Error(error.message.replaceAll(`${root}/`, ""), { cause: error.cause });
    }
  };
}

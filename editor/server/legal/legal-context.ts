/** The content's data and functions about legal texts, loaded from the current files. */
import { join } from "node:path";
import { parse } from "node-html-parser";
import type { preparePublication } from "#content/legal/legal-publication.ts";
import type { LegalVersion } from "#content/legal/legal-version.ts";
import type { PublishedVersion } from "#content/legal/published-version.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { listClauses } from "#domain/legal/clause-texts.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";
import type { LabeledFacts } from "#domain/text/facts/fact-references.ts";
import type { ClauseLink } from "#editor/api/text-api.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { readChangesOrError } from "./versions/stale-versions.ts";

export type LegalContext = {
  rows: readonly { id: string; readAt: string }[];
  /** Facts with their labels in the editor and their values. */
  facts: LabeledFacts;
  /** Names of the site's published pages, by path. */
  pages: ReadonlyMap<string, string>;
  /** The clauses of the other texts, as shown on their pages. */
  clausesOfOtherTexts: (id: string) => ClauseLink[];
  /** Labels of the editor's lists, by id. */
  lists: ReadonlyMap<string, string>;
  /** The anchors on the page of a legal text; undefined for other pages. */
  findAnchors: (path: string) => ReadonlySet<string> | undefined;
  /** Whether an anchor is reserved by the layout of legal pages. */
  isPageAnchor: (id: string) => boolean;
  checkSummary: (summary: readonly string[]) => string[];
  parseDraft: (source: string, at: { file: string; version: string }) => LegalVersion;
  /**
   * The versions that the site shows: the published ones, newest first, or else only the newest draft.
   *
   * @throws {Error} as the build does, for a text with errors.
   */
  readShownVersions: (id: string) => readonly LegalVersion[];
  readPublishedVersions: (id: string) => readonly PublishedVersion[];
  /**
   * Freezes a version, without writing a file.
   *
   * @param isAgain - whether the version was frozen before, but visitors never saw it.
   */
  createPublication: (id: string, version: string, isAgain?: boolean) => ReturnType<typeof preparePublication>;
  /** Lists the changes that freezing again today would make to a version that waits for «Publicar». */
  republicationChanges: (id: string, version: string) => readonly string[];
  /** Facts that the operator must confirm, in the order of their list. */
  pending: readonly string[];
  /** Finds the readable names of environment variables with the operator's data. */
  settingNames: (variables: readonly string[]) => string[];
  publishedJson: (published: PublishedVersion) => string;
  earliestInForce: (isChange: boolean) => IsoDay;
  noticeDays: number;
  formatInForce: (version: Pick<LegalVersion, "inForce">) => string;
  formatEdition: (version: Pick<LegalVersion, "version" | "inForce">) => string;
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
  const publishing = await load<typeof import("#content/legal/legal-publication.ts")>(
    "/src/content/legal/legal-publication.ts",
  );
  const frozen = await load<typeof import("#content/legal/published-version.ts")>(
    "/src/content/legal/published-version.ts",
  );
  const { findRepublicationChanges } = await load<typeof import("#content/legal/outdated-texts.ts")>(
    "/src/content/legal/outdated-texts.ts",
  );
  const pending = await load<typeof import("#content/legal/legal-pending.ts")>("/src/content/legal/legal-pending.ts");
  const wording = await load<typeof import("#content/legal/legal-version.ts")>("/src/content/legal/legal-version.ts");
  const figures = await load<typeof import("#content/legal/legal-figures.ts")>("/src/content/legal/legal-figures.ts");
  const map = await load<typeof import("#content/site/site-map/site-map.ts")>("/src/content/site/site-map/site-map.ts");

  const { editableLists } = await load<typeof import("#content/forms/editable-lists.ts")>(
    "/src/content/forms/editable-lists.ts",
  );

  const folderOf = (id: string) => join(root, legalFolder, id);
  const relative = withRelativePaths(root);
  const versionsOf = (id: string) => relative(() => reader.readShownVersions(folderOf(id)));
  const pages = new Map(map.sitePages.filter(map.isPagePublished).map((page) => [page.path, map.getNavLabel(page)]));
  return {
    rows,
    facts,
    pages,
    clausesOfOtherTexts: (id) =>
      rows
        .filter((row) => row.id !== id && pages.has(row.readAt))
        .flatMap((row) =>
          clausePlaces(
            row.readAt,
            shownOr(() => versionsOf(row.id)),
          ),
        ),
    lists: new Map(editableLists.map(({ id, label }) => [id, label])),
    findAnchors: (path) => {
      const row = rows.find(({ readAt }) => readAt === path);
      return row && anchorsIn(versionsOf(row.id)[0]?.html ?? "");
    },
    isPageAnchor: reading.isReservedAnchor,
    checkSummary: short.findSummaryFaults,
    parseDraft: reader.parseDraft,
    readShownVersions: versionsOf,
    readPublishedVersions: (id) => relative(() => reader.readPublishedVersions(folderOf(id))),
    createPublication: (id, version, isAgain = false) =>
      relative(() =>
        publishing.preparePublication({ folder: folderOf(id), version, day: today(), isRepublication: isAgain }),
      ),
    republicationChanges: (id, version) =>
      readChangesOrError(() => findRepublicationChanges({ folder: folderOf(id), version, day: today() })),
    pending: pending.pendingLegalFacts.map(({ missing }) => missing),
    settingNames: publishing.findSettingLabels,
    publishedJson: frozen.serializePublishedVersion,
    earliestInForce: (isChange) => publishing.findEarliestInForceDay(today(), isChange),
    noticeDays: figures.changeNoticeDays,
    formatInForce: wording.formatVersionInForce,
    formatEdition: wording.formatVersionWithDate,
  };
}

/** The newest version; undefined for a text with errors, which the text's own form reports. */
function shownOr(read: () => readonly LegalVersion[]): LegalVersion | undefined {
  try {
    return read()[0];
  } catch {
    return undefined;
  }
}

const clausePlaces = (page: string, version: LegalVersion | undefined): ClauseLink[] =>
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

function anchorsIn(html: string): Set<string> {
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

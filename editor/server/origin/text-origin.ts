/** Finds where a text of a page is written: a field, a clause or a fact; or says why staff cannot edit it. */

import { parse } from "node-html-parser";
import { formatFormPath } from "#content/forms/check/path-label.ts";
import type { ListInfo, Menu, PickedText, TextOrigin, TextOriginPlace } from "#editor/api/api.ts";
import { fillFacts, getValueAt } from "#editor/api/form/form-value.ts";
import { listClauses } from "#editor/api/text-rows.ts";
import { openText } from "#editor/server/legal/source/open-text.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { computeContentState, type EditorSearch } from "#editor/server/search/editor-search.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { findRowOfPage, listShownValues, type ShownValue } from "./field-values.ts";
import { type MarkedPage, openMarkedPage, type PageBlock } from "./page-blocks.ts";
import type { FieldSource, TextSource } from "./text-marks.ts";
import { explainText } from "./text-reason.ts";

export type TextOriginFinder = (address: string, picked?: PickedText) => Promise<TextOrigin>;

type Services = {
  workspace: ContentWorkspace;
  lists: ListService;
  menu: () => Promise<Menu>;
  search: EditorSearch;
  /** Reads the marked copy of a page; see `marked-view.ts`. */
  readMarkedPage: (address: string) => Promise<string>;
};

/** Share of a text's words above which the text is written in the field that they come from. */
const wholeShare = 0.5;
const maxPlaces = 6;

export function openTextOrigins({ workspace, lists, menu, search, readMarkedPage }: Services): TextOriginFinder {
  let last: { key: string; page: Promise<MarkedPage> } | undefined;
  const openPage = (address: string): Promise<MarkedPage> => {
    const key = `${address} ${workspace.today()} ${computeContentState(workspace.root)}`;
    if (last?.key !== key) {
      const page = readMarkedPage(address).then(openMarkedPage);
      last = { key, page };
      page.catch(() => {
        if (last?.page === page) last = undefined;
      });
    }
    return last.page;
  };

  return async (address, picked) => {
    // A page that does not open with marks is searched like typed words.
    const page = await openPage(address).catch(() => undefined);
    if (!picked) return { places: [] };
    const [block, entries] = [page?.findBlock(picked), await menu()];
    const path = new URL(address, "http://localhost").pathname;
    if (!block) return findBySearch(picked.text);
    const clause = await findClause(path, block, entries);
    if (clause) return { places: [clause] };
    const all = await Promise.all(
      entries.lists.map(async (list) => ({ list, data: await lists.readListData(list.id).catch(() => undefined) })),
    );
    const ownRow = findRowOfPage(path, all);
    const shown = rankSources(block);
    const values = shown.isWhole ? [] : findValues(block, all.flatMap(listShownValues), ownRow);
    const places = [...shown.sources, ...values].flatMap(({ source, isWhole }) => describe(source, isWhole));
    const found = places.filter(({ place }, at) => places.findIndex((other) => other.place === place) === at);
    if (found[0]?.isWhole) return { places: found.slice(0, maxPlaces) };
    return explainText({
      block,
      places: found.slice(0, maxPlaces),
      row: ownRow && describe(ownRow, false)[0],
      operator: await readOperator(),
    });

    function describe(source: TextSource, isWhole: boolean): TextOriginPlace[] {
      if ("fact" in source) {
        const label = entries.facts[source.fact]?.label ?? source.fact;
        const [field] = source.fields.flatMap((each) => describe(each, false));
        return field ? [{ ...field, label: `Dato «${label}»: ${field.label}`, ...(isWhole && { isWhole }) }] : [];
      }
      const known = all.find(({ list }) => list.file === source.file);
      return known ? [describeField(source, known, entries.facts, isWhole)] : [];
    }
  };

  /** A text that a script wrote later is not in the copy: it is searched like typed words. */
  async function findBySearch(text: string): Promise<TextOrigin> {
    const { places } = await search(`«${text}»`);
    const found = places.map(({ place, name, within, words }) => ({
      ...{ place, label: [...within, name].join(" › "), text: words || name },
    }));
    return found.length > 0 ? { places: found.slice(0, maxPlaces) } : explainText({ places: [], operator: [] });
  }

  async function findClause(path: string, { ids }: PageBlock, { texts }: Menu): Promise<TextOriginPlace | undefined> {
    const text = texts.find(({ page }) => page === path);
    if (!text || !ids.includes("texto")) return undefined;
    const open = await openText(workspace, text.id);
    const clauses = new Map(listClauses(open).map((clause) => [clause.id, clause]));
    const id = ids.findLast((each) => clauses.has(each));
    const clause = id === undefined ? undefined : clauses.get(id);
    if (!clause) return { place: text.id, label: `${text.label} › En corto`, text: "", isWhole: true };
    const name = `${clause.number} ${parse(clause.title).textContent}`.trim();
    return { place: `${text.id}/${clause.id}`, label: `${text.label} › ${name}`, text: "", isWhole: true };
  }

  /** Data of the operator that are settings of the site. */
  async function readOperator(): Promise<string[]> {
    type Operator = typeof import("#content/site/operator/operator.ts");
    const { operator } = await workspace
      .load<Operator>("/src/content/site/operator/operator.ts")
      .catch(() => ({ operator: {} }));
    return Object.values(operator).filter((value): value is string => typeof value === "string" && value.length > 5);
  }
}

type Ranked = { sources: { source: TextSource; isWhole: boolean }[]; isWhole: boolean };

/**
 * The sources of a text's words, the one with the most words first; facts last, because they are parts of a text. The
 * text is written in the first one if that has most of the words, together with the facts in it.
 */
function rankSources({ words }: PageBlock): Ranked {
  const counts = new Map<TextSource, number>();
  for (const { source } of words) if (source) counts.set(source, (counts.get(source) ?? 0) + 1);
  const ranked = [...counts].toSorted(
    ([one, a], [other, b]) => Number("fact" in one) - Number("fact" in other) || b - a,
  );
  const ofFacts = ranked.slice(1).filter(([source]) => "fact" in source);
  const own = [...ranked.slice(0, 1), ...ofFacts].reduce((sum, [, count]) => sum + count, 0);
  const isWhole = ranked.length > 0 && own >= words.length * wholeShare;
  return { isWhole, sources: ranked.map(([source]) => ({ source, isWhole })) };
}

/**
 * Values that are the whole text, and those in the page's own row and in the rows that the text names. If several values
 * are the same text, those with the texts around it come first, and none is taken for certain.
 */
function findValues(block: PageBlock, values: readonly ShownValue[], ownRow: FieldSource | undefined) {
  const text = fold(block.text);
  const rows = [...(ownRow ? [ownRow] : []), ...block.words.flatMap(({ source }) => rowOf(source))];
  const isInRow = (value: ShownValue) => rows.some((row) => countShared(row, value) === row.path.length);
  const words = new Set(block.words.map(({ word }) => word));
  const whole = values.filter(({ shown }) => fold(shown) === text && !/^\d{1,4}$/.test(text));
  const near = (value: FieldSource) =>
    Math.max(-1, ...block.around.map((source) => ("fact" in source ? -1 : countShared(source, value))));
  const ranked = whole.map((value) => ({ value, near: near(value) })).toSorted((a, b) => b.near - a.near);
  const nearest = ranked.filter((each) => each.near === ranked[0]?.near).map(({ value }) => value);
  const part = values.filter(
    (value) =>
      (/^\d{6,}$/.test(value.shown) && words.has(value.shown)) ||
      (isInRow(value) && value.shown.length > 3 && text.includes(fold(value.shown))),
  );
  return [
    ...nearest.map((source) => ({ source, isWhole: nearest.length === 1 })),
    ...part.map((source) => ({ source, isWhole: false })),
  ];
}

const rowOf = (source: TextSource | undefined): FieldSource[] =>
  source && !("fact" in source) && typeof source.path[0] === "number"
    ? [{ file: source.file, path: source.path.slice(0, 1) }]
    : [];

/** How many steps two fields of a file share; -1 in different files. */
function countShared(one: FieldSource, other: FieldSource): number {
  if (one.file !== other.file) return -1;
  const different = one.path.findIndex((key, at) => key !== other.path[at]);
  return different < 0 ? one.path.length : different;
}

const fold = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

type Known = { list: ListInfo; data: unknown };

function describeField(
  { path }: FieldSource,
  { list, data }: Known,
  facts: Menu["facts"],
  isWhole: boolean,
): TextOriginPlace {
  const [row, ...inside] = path;
  const place = typeof row === "number" ? `${list.id}/${row + 1}/${inside.join(".")}` : `${list.id}//${path.join(".")}`;
  const value = getValueAt(data, path);
  const text = typeof value === "string" || typeof value === "number" ? fillFacts(String(value), facts) : "";
  return {
    place: place.replace(/\/$/, ""),
    label: `${list.label} › ${formatFormPath(list.schema, path, data)}`,
    text,
    ...(isWhole && { isWhole }),
  };
}

/** Finds where a page's text is written: in a field, a clause or a fact. Otherwise says why staff cannot edit it. */

import { parse } from "node-html-parser";
import { formatFormPath } from "#content/forms/check/path-label.ts";
import type { ListInfo, Menu, PickedText, TextLocation, TextLocations } from "#editor/api/api.ts";
import { fillKnownFacts, formatFieldLocation, getValueAt } from "#editor/api/form/form-value.ts";
import { type ClauseWithRendering, listClausesWithRendering } from "#editor/api/legal-text-parts.ts";
import { openLegalText } from "#editor/server/legal/source/open-legal-text.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { computeContentState, type EditorSearch } from "#editor/server/search/editor-search.ts";
import { cacheLast } from "#editor/server/workspace/cache-last.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { findRowOfPage, listShownValues } from "./field-values.ts";
import { openMarkedPage, type PageBlock } from "./page-blocks.ts";
import type { FieldSource, MarkedSource } from "./text-marks.ts";
import { explainTextLocations } from "./text-reason.ts";
import { findShownValues, rankSources } from "./text-sources.ts";

export type TextLocationFinder = (address: string, pickedText?: PickedText) => Promise<TextLocations>;

type LocationServices = {
  workspace: ContentWorkspace;
  lists: ListService;
  menu: () => Promise<Menu>;
  search: EditorSearch;
  readMarkedPage: (address: string) => Promise<string>;
};

const maxLocations = 6;

export function openTextLocationFinder(services: LocationServices): TextLocationFinder {
  const { workspace, search, readMarkedPage } = services;
  const openContent = cacheLast(() => readContent(services));
  const openClauses = cacheLast((id: string) => openLegalText(workspace, id).then(listClausesWithRendering));
  const openPage = cacheLast((address: string) => readMarkedPage(address).then(openMarkedPage));

  return async (address, pickedText) => {
    const state = `${workspace.today()} ${computeContentState(workspace.root)}`;
    // If a page does not open with marks, its texts are searched like typed words.
    const page = await openPage(`${address} ${state}`, address).catch(() => undefined);
    if (!pickedText) return { locations: [] };
    const block = page?.findBlock(pickedText);
    if (!block) return findBySearch(pickedText.text);
    const { menu, all, values, operator } = await openContent(state, undefined);
    const path = new URL(address, "http://localhost").pathname;
    const clause = await findClause(path, block, menu, (id) => openClauses(`${id} ${state}`, id));
    if (clause) return { locations: [clause] };
    const ownRow = findRowOfPage(path, all);
    const rankedSources = rankSources(block);
    const foundValues = rankedSources.isWhole ? [] : findShownValues(block, values, ownRow);
    const locations = [...rankedSources.sources, ...foundValues].flatMap(({ source, isWhole }) =>
      describeSource(source, isWhole),
    );
    const distinctLocations = locations.filter(
      ({ location }, index) => locations.findIndex((other) => other.location === location) === index,
    );
    if (distinctLocations[0]?.isWhole) return { locations: distinctLocations.slice(0, maxLocations) };
    const pageRow = ownRow && describeSource(ownRow, false)[0];
    const isSharedOption = rankedSources.sources.length === 0 && foundValues.length > 1;
    return explainTextLocations({
      block,
      locations: distinctLocations.slice(0, maxLocations),
      isSharedOption,
      pageRow,
      operatorValues: operator,
    });

    function describeSource(source: MarkedSource, isWhole: boolean): TextLocation[] {
      if ("fact" in source) {
        const label = menu.facts[source.fact]?.label ?? source.fact;
        const [field] = source.fields.flatMap((each) => describeSource(each, false));
        return field ? [{ ...field, label: `Dato «${label}»: ${field.label}`, ...(isWhole && { isWhole }) }] : [];
      }
      const listData = all.find(({ list }) => list.file === source.file);
      return listData ? [describeField(source, listData, menu.facts, isWhole)] : [];
    }
  };

  /** Searches a text like typed words, because a text that a script wrote later is not in the marked copy. */
  async function findBySearch(text: string): Promise<TextLocations> {
    const { locations } = await search(`«${text}»`);
    const foundLocations = locations.map(({ location, name, containingParts, excerpt }) => ({
      ...{ location, label: [...containingParts, name].join(" › "), text: excerpt || name },
    }));
    if (foundLocations.length === 0) return explainTextLocations({ locations: [], operatorValues: [] });
    return {
      locations: foundLocations.slice(0, maxLocations),
      reason: "No se sabe de cuál viene: estos lugares dicen lo mismo.",
    };
  }
}

/** Finds the clause that contains a text of a legal text's page; for the title or summary, the legal text itself. */
async function findClause(
  path: string,
  { precedingIds, containingIds }: PageBlock,
  { legalTexts }: Menu,
  openClauses: (id: string) => Promise<readonly ClauseWithRendering[]>,
): Promise<TextLocation | undefined> {
  const text = legalTexts.find(({ page }) => page === path);
  if (!text || !containingIds.includes(legalTextId)) return undefined;
  const clauses = new Map((await openClauses(text.id)).map((clause) => [clause.id, clause]));
  const clause = clauses.get(precedingIds.findLast((id) => clauses.has(id)) ?? "");
  if (!clause) return { location: text.id, label: `${text.label} › En corto`, text: "", isWhole: true };
  const clauseName = `${clause.number} ${parse(clause.title).textContent}`.trim();
  return { location: `${text.id}/${clause.id}`, label: `${text.label} › ${clauseName}`, text: "", isWhole: true };
}

/** Id of the part of a page that shows a legal text. */
const legalTextId = "texto";

async function readContent({ workspace, lists, menu: readMenu }: LocationServices) {
  const menu = await readMenu();
  const listsWithData = await Promise.all(
    menu.lists.map(async (list) => ({ list, data: await lists.readListData(list.id).catch(() => undefined) })),
  );
  const { operator } = await workspace.load("/src/content/site/operator/operator.ts").catch(() => ({ operator: {} }));
  const settings = Object.values(operator).filter((value): value is string => typeof value === "string");
  return {
    menu,
    all: listsWithData,
    values: listsWithData.flatMap(listShownValues),
    operator: settings.filter((value) => value.length > 5),
  };
}

type ListWithData = { list: ListInfo; data: unknown };

function describeField(
  { path }: FieldSource,
  { list, data }: ListWithData,
  facts: Menu["facts"],
  isWhole: boolean,
): TextLocation {
  const value = getValueAt(data, path);
  const text = typeof value === "string" || typeof value === "number" ? fillKnownFacts(String(value), facts) : "";
  return {
    location: formatFieldLocation(list.id, path),
    label: `${list.label} › ${formatFormPath(list.schema, path, data)}`,
    text,
    ...(isWhole && { isWhole }),
  };
}

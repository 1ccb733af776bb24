/** Finds the scripts that built pages request, by parsing the built scripts. */
import { parseSync } from "vite";
import { enhancedIslands } from "#layout/islands/island-name.ts";
import { type BuiltPage, findBuiltPage, readBuiltText } from "./built-site.ts";

type Node = { type: string; [key: string]: unknown };
type LazyImport = {
  address: string;
  /** Name of the island that the import loads; undefined if the import is not in the table of islands. */
  island?: string;
};
type Script = {
  imports: string[];
  lazyImports: LazyImport[];
  exports: string[];
  /** Whether the script hydrates islands with React. Only pages with React islands request such a script. */
  isHydration: boolean;
};

const scripts = new Map<string, Script>();

function scriptAt(address: string): Script {
  const known = scripts.get(address);
  if (known) return known;
  const text = readBuiltText(address);
  const { program, module } = parseSync("script.js", text);
  const resolve = (specifier: string) => new URL(specifier, `https://site.invalid${address}`).pathname;
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  const writtenTexts = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...handedOn];
  const script = {
    imports: writtenTexts.filter((specifier) => specifier !== undefined).map(resolve),
    lazyImports: lazyImports(program as unknown as Node).map((lazy) => ({ ...lazy, address: resolve(lazy.address) })),
    exports: module.staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? [])),
    isHydration: text.includes("identifierPrefix"),
  };
  scripts.set(address, script);
  return script;
}

/** Lists lazy imports; recognizes the table of islands by its form: `{ "lead-form": () => import("./chunk.js") }`. */
function lazyImports(value: unknown, key?: string): LazyImport[] {
  if (Array.isArray(value)) return value.flatMap((item) => lazyImports(item, key));
  if (typeof value !== "object" || value === null) return [];
  const node = value as Node;
  if (node.type === "ImportExpression") {
    return [{ address: firstText(node.source), ...(key ? { island: key } : {}) }];
  }
  if (node.type === "NewExpression" && (node.callee as { name?: string }).name === "Worker") {
    return [{ address: firstText(node.arguments), ...(key ? { island: key } : {}) }];
  }
  if (node.type === "Property") {
    const { name, value: quoted } = node.key as { name?: string; value?: string };
    return lazyImports(node.value, quoted ?? name);
  }
  return Object.values(node).flatMap((child) => lazyImports(child, key));
}

/** Finds the first string or template within a node, such as the address in `import("./chunk.js")`. */
function firstText(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  const node = value as Node;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateElement") return (node.value as { raw: string }).raw;
  for (const child of Object.values(node)) {
    const text = firstText(child);
    if (text) return text;
  }
  return "";
}

/** Adds all scripts that these scripts import statically, directly or indirectly. */
export function addStaticImports(addresses: readonly string[]): Set<string> {
  const findings = new Set<string>();
  const visit = (address: string) => {
    if (findings.has(address)) return;
    findings.add(address);
    scriptAt(address).imports.forEach(visit);
  };
  addresses.forEach(visit);
  return findings;
}

export function readIslandNames(): Set<string> {
  const names = listPageScripts(findBuiltPage("/")).flatMap((script) =>
    scriptAt(script).lazyImports.map(({ island }) => island),
  );
  return new Set(names.filter((name) => name !== undefined));
}

/** Lists the scripts of an island in the table, whether or not a page uses it. */
export function listIslandScripts(name: string): string[] {
  return listPageScripts(findBuiltPage("/")).flatMap((script) =>
    scriptAt(script).lazyImports.flatMap(({ island, address }) => (island === name ? [address] : [])),
  );
}

const withoutReact: readonly string[] = enhancedIslands;

/** Exports of the modules that are requested only in rare cases. */
type SeldomExport =
  | keyof typeof import("#pages/page-islands.ts")
  | keyof typeof import("#layout/dialog-polyfill.ts")
  | keyof typeof import("#features/waiting-messages/deliver-messages.ts")
  | keyof typeof import("#features/waiting-messages/report-vitals.ts")
  | keyof typeof import("#features/site-search/count-unfound.ts")
  | keyof typeof import("#features/site-search/direct-answer.ts")
  | keyof typeof import("#features/offline-pack/reload-when-online.ts")
  | keyof typeof import("#features/offline-pack/save-page-offline.ts")
  | keyof typeof import("#features/sim-answers/show-sim-token.ts");

/** Whether a page requests each of these rarely needed chunks, which are recognized by their exports. */
const seldomRequested: Partial<Record<SeldomExport, (page: BuiltPage) => boolean>> = {
  /** The HTML of pages with islands names this chunk, and no other page requests it. */
  wakePageIslands: (page) => listPageIslands(page).length > 0,
  /** Requested only by browsers without dialogs. */
  polyfillDialogs: () => false,
  /** Requested only if a lead or a message for CleverTap is waiting since an earlier visit. */
  deliverMessages: () => false,
  /** Requested only if the browser has stored answers of «Arma tu SIM». */
  showSimToken: () => false,
  /** Requested only in the share of visits whose speed is measured. */
  reportVitals: () => false,
  /** Requested only if a search has no answer, and the operator counts such searches. */
  createUnfoundCounter: () => false,
  /** Requested only if a query may name a phone, a destination or a place. */
  findDirectAnswer: () => false,
  /** Requested only if the offline page is shown in place of another page. */
  reloadWhenOnline: () => false,
  savePageOffline: ({ root }) => root.querySelector("[data-pack]") !== null,
};

const isUsual = (page: BuiltPage) => (lazy: LazyImport) =>
  scriptAt(lazy.address).exports.every((name) => seldomRequested[name as SeldomExport]?.(page) ?? true);

/** Lists all scripts that a page may ever request, including those of its islands and those loaded later. */
export function listReachableScripts(page: BuiltPage): Set<string> {
  return collectReached(page, () => true);
}

/** Lists the scripts that measure a visit's speed, if the operator has enabled this. */
export function listVitalsScripts(page: BuiltPage): string[] {
  return [...listReachableScripts(page)].filter((address) => scriptAt(address).exports.includes("reportVitals"));
}

/** Lists the scripts that the help page requests only once one of its fields is used: docs/decisions/0123. */
export function listConversationScripts(page: BuiltPage): string[] {
  if (!listPageIslands(page).includes("help-assistant")) return [];
  const parts: readonly (
    | keyof typeof import("#features/help-assistant/turns/open-conversation.ts")
    | keyof typeof import("#features/help-suggestion/find-suggestion.ts")
  )[] = ["openConversation", "findSuggestion"];
  const others = collectReached(page, ({ address }) => !parts.some((part) => scriptAt(address).exports.includes(part)));
  return [...listReachableScripts(page)].filter((script) => !others.has(script));
}

/** Lists the scripts that only a search for a phone, destination or place requests. */
export function listDirectAnswerScripts(page: BuiltPage): string[] {
  const part: SeldomExport = "findDirectAnswer";
  const others = collectReached(page, ({ address }) => !scriptAt(address).exports.includes(part));
  return [...listReachableScripts(page)].filter((script) => !others.has(script));
}

/** Like {@link listReachableScripts}, but without the chunks that are needed only in rare cases. */
export function listUsualScripts(page: BuiltPage): Set<string> {
  return collectReached(page, isUsual(page));
}

function collectReached(page: BuiltPage, isFollowed: (lazy: LazyImport) => boolean): Set<string> {
  const islands = listPageIslands(page);
  const isHydrated = islands.some((island) => !withoutReact.includes(island));
  const table = readIslandNames();
  const isElsewhere = (island: string) => table.has(island) && !islands.includes(island);
  const findings = new Set<string>();
  const visit = (address: string) => {
    if (findings.has(address)) return;
    findings.add(address);
    const { imports, lazyImports: later } = scriptAt(address);
    const wanted = later
      .filter(({ address: lazy, island }) =>
        island === undefined ? isHydrated || !scriptAt(lazy).isHydration : !isElsewhere(island),
      )
      .filter(isFollowed);
    for (const next of [...imports, ...wanted.map((lazy) => lazy.address)]) visit(next);
  };
  listPageScripts(page).forEach(visit);
  return findings;
}

/**
 * Lists the scripts that a page requests before scrolling. Includes all islands that work without React, because they
 * may be at the top of the page, except those that wait for a touch; excludes React islands, because only a browser
 * knows which are in view.
 */
export function listScriptsBeforeScrolling(page: BuiltPage): Set<string> {
  const waiting = page.root
    .querySelectorAll("[data-wakes-on-touch] [data-island]")
    .map((island) => island.getAttribute("data-island"));
  const enhancers = listPageIslands(page)
    .filter((island) => !waiting.includes(island))
    .filter((island) => withoutReact.includes(island))
    .flatMap(listIslandScripts);
  const whenIdle = listPageScripts(page)
    .flatMap((script) => scriptAt(script).lazyImports)
    .filter((lazy) => lazy.island === undefined && !scriptAt(lazy.address).isHydration)
    // Excludes the `import()` that requests a failed chunk again, because the parser resolves its computed address to
    // the importing script.
    .filter(({ address }) => !listPageScripts(page).includes(address))
    .filter(isUsual(page))
    .map(({ address }) => address);
  const more = [...addStaticImports(whenIdle)].flatMap((script) => scriptAt(script).lazyImports).filter(isUsual(page));
  return addStaticImports([...listPageScripts(page), ...enhancers, ...whenIdle, ...more.map(({ address }) => address)]);
}

export const listPageScripts = ({ root }: BuiltPage) =>
  root.querySelectorAll("script[src]").map((script) => script.getAttribute("src") ?? "");

export const listPageIslands = ({ root }: BuiltPage) =>
  root.querySelectorAll("[data-island]").map((island) => island.getAttribute("data-island") ?? "");

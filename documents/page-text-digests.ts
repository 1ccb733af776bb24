/** Digests of the text of built pages, without the parts that depend on the build day or the configuration. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { documentViewerCopy } from "#content/documents/document-viewer.ts";
import { helpAssistant } from "#content/help/help-page.ts";
import { formatRecoveryExample } from "#content/help/theft/theft-pages.ts";
import type { RegistryJson } from "#content/registry/documents/registry-json.ts";
import { registryEntries } from "#content/registry/registry.ts";
import { formatStatusNote, formatValidityLabel } from "#content/registry/registry-status.ts";
import { formatUpdateNote } from "#content/registry/tariffs.ts";
import { contact } from "#content/site/operator/contact.ts";
import { listIndexedPages } from "#content/site/site-map/site-map.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { config } from "#platform/config/config.ts";

/** Returns the cached result for the same ingredients, or else the result of `make`. */
type CachedRun = (ingredients: readonly string[], make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Elements that are left out: elements without text, elements that only old browsers show, and the note on saved pages,
 * which the operator may turn off.
 */
const omittedSelector = "script, style, template, svg, [data-pack], [data-old-browser]";

/** File sizes and page counts of documents, which change with any value in a document. */
const documentFigurePattern = new RegExp(
  [
    String.raw`\([\d.,]+ [kM]B\)`,
    documentViewerCopy.multiPageInstructions.replace("{pages}", String.raw`\d+`),
    documentViewerCopy.onePageInstructions,
  ].join("|"),
  "g",
);

/** Minimum length of a configured value that is left out: a shorter value may occur on a page with another meaning. */
const minValueLength = 4;

/**
 * Digests of the text of each page that search engines may index, by path.
 *
 * @param clientDir - the built pages.
 * @param runCached - cache of the results of this code.
 * @throws {Error} in Spanish, if there is no built site.
 */
export async function digestIndexedPages(
  clientDir: string,
  runCached: CachedRun = (_ingredients, make) => make(),
): Promise<Record<string, string>> {
  const registry = join(clientDir, "registro.json");
  if (!existsSync(registry)) throw new Error(`No hay un sitio construido en ${clientDir}: corre antes npm run build.`);
  const { builtOn }: RegistryJson = JSON.parse(readFileSync(registry, "utf8"));
  const variableTexts = listVariableTexts(builtOn);
  const digests: Record<string, string> = {};
  for (const { path } of listIndexedPages()) {
    const html = readFileSync(join(clientDir, path, "index.html"), "utf8");
    const digest = await runCached([html, ...variableTexts], async () => Buffer.from(digestText(html, variableTexts)));
    digests[path] = String(digest);
  }
  return digests;
}

/**
 * Digest of the text of a page's `<main>`.
 *
 * @param builtOn - the day of the build.
 * @throws {Error} if there is no `<main>`.
 */
export const digestPageText = (html: string, builtOn: IsoDay): string => digestText(html, listVariableTexts(builtOn));

function digestText(html: string, variableTexts: readonly string[]): string {
  const main = parse(html).querySelector("main");
  if (!main) throw new Error("no <main> in the page");
  for (const element of main.querySelectorAll(omittedSelector)) element.remove();
  const words = variableTexts.reduce(
    (text, passing) => text.replaceAll(passing, ""),
    collapseSpaces(main.structuredText),
  );
  return createHash("sha256")
    .update(collapseSpaces(words.replaceAll(documentFigurePattern, "")))
    .digest("hex")
    .slice(0, 12);
}

const collapseSpaces = (text: string) => text.replaceAll(/[\s\u00a0]+/g, " ").trim();

/**
 * Texts that are left out, because they depend on the configuration or the build day; longest first, because one may
 * contain another. A date is left out only with its whole sentence, because other texts may keep the same date.
 */
function listVariableTexts(builtOn: IsoDay): string[] {
  const values = Object.values({ ...config, ...contact }).filter(
    (value) => value !== undefined && value.length >= minValueLength,
  );
  const chat = helpAssistant.chat ? [helpAssistant.chat.text, helpAssistant.chat.action] : [];
  const days = [formatUpdateNote(builtOn), formatRecoveryExample(builtOn)];
  const labels = registryEntries.flatMap((entry) => {
    const { title, text } = formatValidityLabel(entry, builtOn);
    return [title, text, formatStatusNote(entry, builtOn)];
  });
  const texts = [...values, ...chat, ...days, ...labels].map((words) => collapseSpaces(`${words}`));
  return [...new Set(texts)].toSorted((a, b) => b.length - a.length);
}

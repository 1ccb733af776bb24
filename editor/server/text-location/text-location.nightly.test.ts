/**
 * Points at every text on pages of all kinds, as the preview does, and compares the answers with the lists. A text that
 * equals one field's text is written there, unless the code has the same text.
 */
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { expect, onTestFinished, test } from "vitest";
import type { PickedText, TextLocations } from "#editor/api/api.ts";
import { readMenu } from "#editor/server/editor-menu.ts";
import { openListService } from "#editor/server/lists/list-service.ts";
import { startPreview } from "#editor/server/preview/preview.ts";
import { openEditorSearch } from "#editor/server/search/editor-search.ts";
import { listSearchLocations } from "#editor/server/search/search-locations.ts";
import { openModuleLoader } from "#editor/server/site/module-loader.ts";
import { openContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { addMarkedViews } from "./marked-view.ts";
import { openTextLocationFinder } from "./text-location.ts";

const root = resolve(import.meta.dirname, "../../..");

const pages =
  `/ /membresias /esim /portabilidad /roaming-cobertura /entretenimiento /mapa-de-cobertura /conocenos /wimers
  /preguntas-frecuentes /ayuda /avisos /buscar /facturacion /legal /accesibilidad /actualiza-tu-apn /mapa-del-sitio
  /manual-de-conexion-apn /conoce-tus-consumos /reportar-robo-equipo /saber-si-mi-celular-esta-desbloqueado
  /emergencias-911 /activa-cuenta-amazon /activa-cuenta-paramount /activa-loungekey /canjea-experiencias-bigbox
  /desuscribir-email /baja-confirmada /sin-conexion /gracias /formulario /regular-test /registro-membresias
  /registro-membresias/formato-simplificado/1349808 /registro-tarifas-vigentes /registro-promociones/buen-fin
  /registro-promociones/portabilidad-mar-25 /registro-promociones/formato-simplificado/1676755 /aviso-de-privacidad
  /terminos-y-condiciones-accesible /decalogo-de-derechos`.split(/\s+/);

async function openSite() {
  const known = globalThis.console;
  onTestFinished(() => {
    globalThis.console = known;
  });
  const noView = async () => new Map<string, string>();
  const port = await findFreePort();
  const preview = await startPreview({ root, port, editorPort: 0, readViewTexts: addMarkedViews(root, noView) });
  onTestFinished(preview.close);
  const reader = await openModuleLoader(root);
  onTestFinished(reader.close);
  const workspace = openContentWorkspace({ root, reader });
  const lists = openListService(workspace, async () => "Ana Ruiz");
  const menu = await readMenu({
    ...{ workspace, lists, previewOrigin: preview.origin, team: undefined },
    person: { name: "", email: "" },
  });
  const data = new Map<string, unknown>();
  for (const { id } of menu.lists) data.set(id, await lists.readListData(id));
  const search = openEditorSearch(workspace, lists, { menu: async () => menu, developerTexts: () => [] });
  const find = openTextLocationFinder({
    ...{ workspace, lists, search, readMarkedPage: preview.fetchMarkedPage },
    menu: async () => menu,
  });
  const readPage = async (path: string) =>
    parse(
      await (await fetch(`${preview.origin}${path}`, { headers: { accept: "text/html", connection: "close" } })).text(),
    );
  return { find, readPage, locations: listSearchLocations({ menu, data, texts: new Map() }) };
}

const pack = (text: string) => text.replaceAll(/[\s*]/g, "").toLowerCase();
const code = globSync("src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !path.includes("content/data/"))
  .map((path) => pack(readFileSync(join(root, path), "utf8")))
  .join("\n");

const inline = /^(?:A|ABBR|B|BR|CITE|CODE|EM|I|KBD|MARK|Q|SMALL|SPAN|STRONG|SUB|SUP|TIME|VAR)$/;
const unseen = /^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT|SVG)$/;

/** Lists the blocks of a page that have texts of their own. */
function listBlocks(element: HTMLElement): HTMLElement[] {
  const children = element.children.filter(({ tagName }) => !unseen.test(tagName));
  const isBlock = (child: HTMLElement): boolean => !inline.test(child.tagName) || child.children.some(isBlock);
  const isText = element.childNodes.some((child) => child.nodeType === 3 && child.rawText.trim() !== "");
  return isText || !children.some(isBlock) ? [element] : children.flatMap(listBlocks);
}

function listTexts(page: HTMLElement): PickedText[] {
  const counts = new Map<string, number>();
  const main = page.querySelector("main");
  return (main ? listBlocks(main) : []).flatMap((block) => {
    const [tag, text] = [block.tagName.toLowerCase(), block.textContent.replaceAll(/\s+/g, " ").trim()];
    const nth = counts.get(tag + text) ?? 0;
    counts.set(tag + text, nth + 1);
    return /\p{L}/u.test(text) ? [{ tag, text, nth, id: block.closest("[id]")?.id ?? "" }] : [];
  });
}

test("97 of 100 texts that one field contains lead directly to it, and all others give a reason", {
  timeout: 900_000,
}, async () => {
  const { find, readPage, locations } = await openSite();
  const fields = new Map<string, string[]>();
  for (const { parts, kind } of locations)
    for (const { location, ownText } of parts)
      if (ownText && kind !== "last") fields.set(pack(ownText), [...(fields.get(pack(ownText)) ?? []), location]);
  const count = { texts: 0, opened: 0, listed: 0, explained: 0, equal: 0, right: 0 };
  const silent: string[] = [];
  const violations: string[] = [];
  for (const path of pages) {
    for (const picked of listTexts(await readPage(path))) {
      const { locations: found, reason }: TextLocations = await find(path, picked);
      count.texts++;
      if (found[0]?.isWhole) count.opened++;
      else if (found.length > 0) count.listed++;
      else count.explained++;
      if (!found[0]?.isWhole && !reason) silent.push(`${path}: ${picked.text}`);
      const equal = fields.get(pack(picked.text));
      // Skips texts that are also in the code, several choices with one name, and clauses, which do not identify an
      // answer.
      if (!equal || code.includes(pack(picked.text)) || (equal.length > 1 && !found[0]?.isWhole)) continue;
      count.equal++;
      if (equal.includes(found[0]?.location ?? "")) count.right++;
      else violations.push(`${path}: ${picked.text} → ${found[0]?.location}`);
    }
  }
  process.stderr.write(`${JSON.stringify(count)}\n${violations.join("\n")}\n`);
  expect(silent).toEqual([]);
  expect(count.texts).toBeGreaterThan(3_000);
  expect(count.right / count.equal, violations.join("\n")).toBeGreaterThan(0.97);
});

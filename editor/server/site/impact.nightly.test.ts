import { cpSync, globSync } from "node:fs";
import { join, resolve } from "node:path";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as vikeReact from "vike-react/usePageContext";
import { expect, test } from "vitest";
import { openTestSite } from "#editor/testing/checkout.ts";
import { readFileIn } from "#editor/testing/servers/site-repository.ts";
import { computeImpact } from "./impact.ts";
import type { LoadFunction } from "./module-loader.ts";
import { loadAllModules } from "./site-modules.ts";

type SiteMap = typeof import("#content/site/site-map/site-map.ts");

const { VikeReactProviderPageContext: Context } = vikeReact as unknown as {
  VikeReactProviderPageContext: FunctionComponent<{ pageContext: object; children?: ReactNode }>;
};

/** Renders every published page without header and footer; returns the HTML by address. */
async function renderPages(root: string, load: LoadFunction): Promise<Map<string, string>> {
  const { sitePages } = await load<SiteMap>("/src/content/site/site-map/site-map.ts");
  const files = globSync("src/pages/**/+Page.server.tsx", { cwd: root }).filter((file) => !/\/_/.test(file));
  const routes = files.map((file) => {
    const folder = file.slice("src/pages".length, -"/+Page.server.tsx".length);
    const pattern = folder === "/index" ? "/" : folder.replaceAll(/@[a-z]+/g, "[^/]+");
    return { file, folder, pattern: new RegExp(`^${pattern}$`) };
  });
  const pages = new Map<string, string>();
  for (const { path } of sitePages) {
    const route = routes.find(({ folder }) => folder === path) ?? routes.find(({ pattern }) => pattern.test(path));
    if (!route) continue;
    const { Page } = await load<{ Page: FunctionComponent }>(`/${route.file}`);
    pages.set(
      path,
      renderToStaticMarkup(createElement(Context, { pageContext: { urlPathname: path } }, createElement(Page))),
    );
  }
  return pages;
}

test("every page that shows a changed value is listed, as a comparison of all pages shows", {
  timeout: 900_000,
}, async () => {
  const kmlFolder = resolve("public/kml");
  const { root, workspace } = await openTestSite();
  cpSync(kmlFolder, join(root, "public/kml"), { recursive: true });
  const before = await loadAllModules(workspace);
  const pagesBefore = await renderPages(root, workspace.load);
  expect(pagesBefore.size).toBeGreaterThan(100);
  for (const [list, from, to] of [
    ["memberships", '"regularPesos": 850', '"regularPesos": 901'],
    ["legal-terms", '"answerDays": 20', '"answerDays": 15'],
    ["support", '"08:00"', '"07:00"'],
    ["benefits", '"name": "LoungeKey"', '"name": "LoungeKey VIP"'],
    ["registry", "1349879", "1349870"],
    ["promotions", '"name": "Referidos, marzo de 2025"', '"name": "Invitados, marzo de 2025"'],
    ["copy/registry", '"seeDocument": "', '"seeDocument": "Ya: '],
    ["pages", "Preguntas frecuentes", "Preguntas muy frecuentes"],
  ] as const) {
    const path = `src/content/data/${list}.ts`;
    const text = readFileIn(root, path);
    expect(text, list).toContain(from);
    await workspace.tryOut(new Map([[path, text.replaceAll(from, to)]]), async (load) => {
      const after = await loadAllModules({ load, root });
      expect([...after.errors.values()].map(({ message }) => message)).toEqual([]);
      const namedPages = new Set<string>(computeImpact(before, after).pages.map(({ page }) => page));
      const pages = [...(await renderPages(root, load))];
      const changed = pages.filter(([page, html]) => html !== pagesBefore.get(page)).map(([page]) => page);
      expect(changed.length, list).toBeGreaterThan(0);
      expect(
        changed.filter((page) => !namedPages.has(page)),
        `not named: ${list}`,
      ).toEqual([]);
    });
  }
});

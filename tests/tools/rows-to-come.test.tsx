// @vitest-environment jsdom
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

const promotionsFile = "#content/data/promotions.ts";
const noticesFile = "#content/data/notices.ts";

const pageFiles = import.meta.glob<{ Page: ComponentType }>("/src/pages/**/+Page.server.tsx");
/** Pages that need the address or the answer of a request. */
const onRequest = /@|\/(_componentes|_error|formulario)\//;

// Each test reads the whole site anew: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

afterEach(() => {
  vi.doUnmock(promotionsFile);
  vi.doUnmock(noticesFile);
});

/** Everything that the site says, with a promotion and a notice that are seen from a day on. */
async function siteWith(visibleFrom: string): Promise<string> {
  vi.resetModules();
  vi.doMock(promotionsFile, async (original) => {
    const { data } = await original<{ data: readonly object[] }>();
    const promotion = {
      ...{ slug: "kikirikis", name: "Kikirikis", terms: { kind: "porting", percent: 7, months: 3 } },
      ...{ period: { kind: "dates", from: "2999-11-01", to: "2999-11-02" }, visibleFrom, isOnHome: true },
    };
    return { data: [promotion, ...data] };
  });
  vi.doMock(noticesFile, () => ({
    data: [{ date: "2999-11-01", visibleFrom, title: "Kikirikis para todos", text: ["Llegan los kikirikis."] }],
  }));
  const { sitePages } = await import("#content/site/site-map.ts");
  const { registrySheets, registryTables } = await import("#content/registry/registry-documents.ts");
  const { registryJson } = await import("#content/registry/registry-for-programs.ts");
  const { registryEntries } = await import("#content/registry/registry.ts");
  const { RegistryPage } = await import("#pages/registro-membresias/registry-page.tsx");
  const { searchTopics } = await import("#content/site/search-page.ts");
  const { otherPageGroups } = await import("#content/site/site-index.ts");
  const { llmsWords } = await import("#content/site/llms.ts");
  const parts = [
    sitePages,
    registrySheets,
    registryTables,
    registryJson("2026-11-21"),
    searchTopics(),
    otherPageGroups(),
    llmsWords,
  ];
  const said = parts.map((part) => JSON.stringify(part));
  for (const [file, load] of Object.entries(pageFiles)) {
    if (onRequest.test(file)) continue;
    const { Page } = await load();
    said.push(renderToString(<Page />));
  }
  for (const entry of registryEntries) said.push(renderToString(<RegistryPage entry={entry} />));
  return said.join("\n");
}

test("before its day, nothing of the site knows of a promotion or a notice", async () => {
  expect(await siteWith("2999-10-01")).not.toMatch(/kikirikis/i);
});

test("from its day on, they are in lists, documents and pages", async () => {
  const said = await siteWith("2026-01-01");
  expect(said).toContain("/registro-promociones/kikirikis");
  expect(said).toContain("Llegan los kikirikis.");
});

import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { helpAssistant } from "#content/help/help-page.ts";
import { searchAction } from "#content/site/search/search-address.ts";
import { sitePages } from "#content/site/site-map/site-map.ts";
import { Page as Help } from "#pages/ayuda/+Page.server.tsx";
import { Page as About } from "#pages/conocenos/+Page.server.tsx";
import { Page as Home } from "#pages/index/+Page.server.tsx";
import { Page as Legal } from "#pages/legal/+Page.server.tsx";

await vi.hoisted(async () => {
  const { hideableParts } = await import("#platform/config/hideable-parts.ts");
  vi.stubEnv("WIM_HIDDEN_PARTS", hideableParts.join(","));
  vi.stubEnv("WIM_HELP_WIDGET_KEY", "0a1b2c3d-0000");
});

const content = import.meta.glob(["/src/content/**/*.ts", "!**/*.test.ts"], { eager: true });

/** The pages with hidden parts, rendered as by a build without these parts. */
const pages = new Map(
  Object.entries({ "/": <Home />, "/ayuda": <Help />, "/conocenos": <About />, "/legal": <Legal /> }).map(
    ([path, page]) => [path, parse(renderToString(page))],
  ),
);

test("nothing links to a hidden part", () => {
  const inContent = [...JSON.stringify(content).matchAll(/"(\/[\w/-]*)#([\w-]+)\\?"/g)].map(([, to = "", id = ""]) => ({
    to,
    id,
  }));
  const inPages = [...pages].flatMap(([path, page]) =>
    page.querySelectorAll("a[href*='#']").map((link) => {
      const [to, id = ""] = link.getAttribute("href")?.split("#") ?? [];
      return { to: to || path, id };
    }),
  );
  expect(inContent).toContainEqual({ to: "/legal", id: "datos-patrocinados" });
  expect([...inContent, ...inPages].filter(({ to, id }) => pages.get(to)?.getElementById(id) === null)).toEqual([]);
});

test("the assistant cannot be hidden: its card sends a question to the search, and has the chat if available", () => {
  const heading = pages
    .get("/ayuda")
    ?.querySelectorAll("h3, h4")
    .find(({ text }) => text === helpAssistant.heading);
  const card = heading?.parentNode?.parentNode;
  expect(card?.querySelector("form")?.getAttribute("action")).toBe(searchAction);
  expect(card?.querySelector("label")?.text).toContain(helpAssistant.search.label);
  expect(card?.querySelector("[data-island=help-widget]")).toBeTruthy();
});

test("no title or description promises a hidden part", () => {
  const promised = /misión|visión|opiniones|patrocinados|asistente/i;
  expect(sitePages.filter(({ title, description }) => promised.test(`${title} ${description}`))).toEqual([]);
});

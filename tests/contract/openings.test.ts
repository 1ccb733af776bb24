import { expect, test } from "vitest";
import { mastheadFamilyOf } from "#content/site/masthead-family.ts";
import { hasPublished, sitePages } from "#content/site/site-map.ts";
import { type BuiltPage, pageAt } from "./built-site.ts";

/** Icons are shorter. */
const leastDrawing = 300;

/** What a page opens with, apart from its tiles and from what lies in links and buttons. */
function drawingsIn({ root }: BuiltPage): string[] {
  return root
    .querySelectorAll("header[data-family] svg")
    .filter((svg) => !svg.closest("[data-fade], a, button"))
    .map((svg) => svg.innerHTML)
    .filter((drawing) => drawing.length >= leastDrawing);
}

const opening = (...families: readonly string[]) =>
  sitePages
    .filter((page) => hasPublished(page) && families.includes(mastheadFamilyOf(page.path)))
    .map(({ path }) => pageAt(path));

test("a page that sells opens with a drawing", () => {
  const selling = opening("sell").filter(({ root }) => root.querySelector("header[data-family]"));
  expect(selling.length).toBeGreaterThan(1);
  expect(selling.filter((page) => drawingsIn(page).length === 0).map(({ address }) => address)).toEqual([]);
});

test("no two pages that sell or do something open with the same drawing", () => {
  const pagesOf = new Map<string, string[]>();
  for (const page of opening("sell", "act"))
    for (const drawing of new Set(drawingsIn(page)))
      pagesOf.set(drawing, [...(pagesOf.get(drawing) ?? []), page.address]);
  const shared = [...pagesOf.values()].filter((addresses) => addresses.length > 1);
  expect(shared, "draw one of its own: docs/decisions/0079").toEqual([]);
});

import { expect, test } from "vitest";
import { sitePages } from "#content/site/site-map/site-map.ts";
import { type BuiltPage, builtPages } from "../support/built-site.ts";

/** View boxes of an icon, of wimy's face and of the bars of signal, which are in each of the app's screens. */
const smallBoxes: readonly string[] = ["0 0 48 48", "54 54 96 96", "0 0 22 14"];

/** Lists the drawings at the top of a page, without tiles, icons, avatars and links. */
function drawingsIn({ root }: BuiltPage): string[] {
  return root
    .querySelectorAll("header[data-kind] svg")
    .filter((svg) => !smallBoxes.includes(svg.getAttribute("viewBox") ?? "") && !svg.closest("[data-fade], a"))
    .map((svg) => svg.innerHTML);
}

const opening = (...families: readonly string[]) =>
  sitePages
    .filter((page) => families.includes(page.opening))
    .flatMap(({ path }) => builtPages.filter(({ address }) => address === path));

test("every selling page has a drawing at the top", () => {
  const selling = opening("sell").filter(({ root }) => root.querySelector("header[data-kind]"));
  expect(selling.length).toBeGreaterThan(1);
  expect(selling.filter((page) => drawingsIn(page).length === 0).map(({ address }) => address)).toEqual([]);
});

test("no two selling or tool pages have the same drawing at the top", () => {
  const pagesByDrawing = new Map<string, string[]>();
  for (const page of opening("sell", "act"))
    for (const drawing of new Set(drawingsIn(page)))
      pagesByDrawing.set(drawing, [...(pagesByDrawing.get(drawing) ?? []), page.address]);
  const shared = [...pagesByDrawing.values()].filter((addresses) => addresses.length > 1);
  expect(shared, "draw one of its own: docs/decisions/0079").toEqual([]);
});

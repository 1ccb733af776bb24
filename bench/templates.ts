import { findPageFamily } from "../tests/support/page-families.ts";
import type { PageFigures } from "./figures.ts";

/** Pages that should be equally fast (`routes`), and the one that is visited for all of them (`route`). */
export type Template = { route: string; routes: readonly string[] };

/**
 * A family of tests/support/page-families.ts is one template. Other pages are one if they wake the same islands,
 * because the rest, an opening and sections, is alike everywhere. The heaviest page represents all.
 */
export function groupByTemplate(pages: readonly PageFigures[]): Template[] {
  const alike = Map.groupBy(
    pages,
    ({ route, weight }) => findPageFamily(route) ?? `islands: ${weight.islands.join(" ")}`,
  );
  return [...alike.values()].map((group) => {
    const heaviest = group.reduce((a, b) => (b.weight.visit > a.weight.visit ? b : a));
    return { route: heaviest.route, routes: group.map(({ route }) => route) };
  });
}

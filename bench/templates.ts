import { findPageFamily } from "../tests/support/page-families.ts";
import type { PageFigures } from "./report/figures.ts";

/** Pages that should be equally fast (`routes`), and the page that is visited for all of them (`route`). */
export type Template = { route: string; routes: readonly string[] };

/**
 * Groups pages by template. A family of tests/support/page-families.ts is one template. Other pages with the same
 * islands form one, because they are otherwise similar. The heaviest page represents its template.
 */
export function groupPagesByTemplate(pages: readonly PageFigures[]): Template[] {
  const groups = Map.groupBy(
    pages,
    ({ route, weight }) => findPageFamily(route) ?? `islands: ${weight.islands.join(" ")}`,
  );
  return [...groups.values()].map((group) => {
    const heaviest = group.reduce((a, b) => (b.weight.visit > a.weight.visit ? b : a));
    return { route: heaviest.route, routes: group.map(({ route }) => route) };
  });
}

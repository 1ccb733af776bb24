import { expect, test } from "vitest";
import { moveSiteStylesFirst } from "./style-order.ts";

test("the site's styles are moved to the front in their order, and nothing else is moved", () => {
  const link = (path: string) => `<link rel="stylesheet" type="text/css" href="${path}?direct">`;
  const [page, tokens, cut] = [
    link("/src/ui/button.module.css"),
    link("/src/styles/tokens.css"),
    link("/src/styles/cut.css"),
  ];
  expect(moveSiteStylesFirst(`<head><title>a</title>${page}${tokens}${cut}</head><p>b</p>`)).toBe(
    `<head><title>a</title>${tokens}${cut}${page}</head><p>b</p>`,
  );
  expect(moveSiteStylesFirst("<p>no styles</p>")).toBe("<p>no styles</p>");
});

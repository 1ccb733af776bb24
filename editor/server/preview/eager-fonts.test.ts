import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { expandPlanCssRules } from "#scripts/build/client/each-plan-css-plugin.ts";
import { eagerFontsPlugin } from "./eager-fonts.ts";

const { handler } = eagerFontsPlugin.transform as { handler: (css: string) => string } & Plugin["transform"];
const tokens = readFileSync("src/styles/tokens.css", "utf8");

test.each([
  ["as written", tokens],
  ["as the site's other plugin prints it", expandPlanCssRules(tokens)],
])("the preview has both fonts of the site at once, from the stylesheet %s", (_name, css) => {
  const previewCss = handler(css);
  expect(previewCss.match(/font-display:\s*\w+/g)).toEqual(["font-display: block", "font-display: block"]);
  expect(previewCss.match(/@media[^{]*(?=\{\s*@font-face)/g)).toEqual(["@media all "]);
});

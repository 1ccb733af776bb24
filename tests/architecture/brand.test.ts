import { expect, test } from "vitest";
import { codeFiles, isTestPath, styleFiles } from "./source.ts";

/** Components with a cut corner: the product's objects, and scenes at the top of pages (docs/decisions/0076). */
const cutObjects = [
  "src/features/sim-builder/sim-builder.tsx",
  "src/features/trip-lookup/boarding-pass/boarding-pass.tsx",
  "src/layout/alert-page-opening.tsx",
  "src/pages/_error/not-found.tsx",
  "src/pages/entretenimiento/plan-benefits.tsx",
  "src/pages/index/coverage-band.tsx",
  "src/pages/index/opening/home-opening.tsx",
  "src/pages/membresias/plan-dial/plan-dial.tsx",
  "src/pages/wimers/referral-infographic/referral-infographic.tsx",
  "src/sections/plan-card/plan-card.tsx",
  "src/sections/plan-comparison/comparison-table.tsx",
  "src/sections/promotion-cards/promotion-cards.tsx",
  "src/ui/button/button.tsx",
  "src/ui/opening/opening.tsx",
  "src/ui/qr-code/qr-frame.tsx",
  "src/ui/tool-result/tool-result.tsx",
];

test("only brand objects have the cut corner", () => {
  const cut = codeFiles.filter(
    ({ path, text }) => path.startsWith("src/") && !isTestPath(path) && text.includes("data-cut"),
  );
  expect(cut.map(({ path }) => path).sort(), "a plain radius (tokens.css) does, or name the object here").toEqual(
    cutObjects,
  );
});

test("only src/styles/cut.css cuts corners", () => {
  const others = styleFiles.filter(({ path, text }) => path !== "src/styles/cut.css" && text.includes("corner-"));
  expect(others.map(({ path }) => `${path}: put data-cut on the element instead`)).toEqual([]);
});

test("elements with a cut corner leave border and background to src/styles/cut.css", () => {
  const sheets = cutObjects.map((path) => path.replace(".tsx", ".module.css"));
  const own = styleFiles
    .filter(({ path }) => sheets.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/border-top-right-radius[^;]*;/g)].map(([rule]) => `${path}: ${rule}`),
    );
  expect(own).toEqual([]);
});

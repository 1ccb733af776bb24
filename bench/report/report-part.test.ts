import { expect, test } from "vitest";
import { replaceReportPart } from "./report-part.ts";

const page = "# Scale\n\nOpening.\n\n## Building\n\nOld.\n\n### More\n\nOld too.\n\n## Serving\n\nKept.\n";

test("replaces a part and keeps the others", () => {
  expect(replaceReportPart(page, "Building", "New.\n")).toBe(
    "# Scale\n\nOpening.\n\n## Building\n\nNew.\n\n## Serving\n\nKept.\n",
  );
  expect(replaceReportPart(page, "Serving", "New.")).toBe(page.replace("Kept.", "New."));
});

test("adds a new part at the end", () => {
  expect(replaceReportPart("# Scale\n\nOpening.\n", "Serving", "New.")).toBe(
    "# Scale\n\nOpening.\n\n## Serving\n\nNew.\n",
  );
});

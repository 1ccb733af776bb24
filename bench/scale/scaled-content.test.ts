import { expect, test } from "vitest";
import { scaledSources } from "./scaled-tree.ts";

test("a larger site can be made from today's sources", () => {
  const files = scaledSources({ documents: 1000, texts: 10 });
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? "";
  expect(textOf("src/content/registry/registry-rows.ts").match(/\b[34]\d{6}: "/g)).toHaveLength(
    Math.round((12 * 1000) / 54) - 12,
  );
  expect(files.filter(({ path }) => /^src\/content\/legal\/.*-copia-\d+\/1\.md$/.test(path))).toHaveLength(90);
  expect(textOf("src/content/legal/legal-texts.ts").match(/id: "[^"]*-copia-/g)).toHaveLength(90);
  expect(textOf("src/pages/politica-de-uso-copia-9/+Page.server.tsx")).toContain('id="politica-de-uso-copia-9"');
  expect(textOf("src/content/site/site-map.ts")).toContain('"index"');
  expect(textOf("src/content/faq/faq.ts")).toContain("length: 10");
});

import { expect, test } from "vitest";
import { legalTexts } from "../../src/content/legal/legal-texts.ts";
import { membershipEntries, registryEntries } from "../../src/content/registry/registry.ts";
import { createScaledSources } from "./scaled-project.ts";

test("a larger site can be made from today's sources", () => {
  const scale = { documentCount: 1000, textCount: 10 };
  const files = createScaledSources(scale);
  const getText = (path: string) => files.find((file) => file.path === path)?.text ?? "";
  const memberships = membershipEntries.length;
  expect(getText("src/content/data/registry.ts").match(/"number": 3\d{6}/g)).toHaveLength(
    Math.round((memberships * scale.documentCount) / registryEntries.length) - memberships,
  );
  const copies = legalTexts.flatMap(({ versions }) => versions).length * (scale.textCount - 1);
  expect(files.filter(({ path }) => /^src\/content\/legal\/.*-copia-\d+\/\d+\.md$/.test(path))).toHaveLength(copies);
  expect(getText("src/content/legal/legal-text-rows.ts").match(/id: "[^"]*-copia-/g)).toHaveLength(copies);
  expect(getText("src/pages/politica-de-uso-copia-9/+Page.server.tsx")).toContain('id="politica-de-uso-copia-9"');
  expect(getText("src/content/site/site-map/site-map.ts")).toContain('"index"');
  expect(getText("src/content/faq/faq.ts")).toContain("length: 10");
});

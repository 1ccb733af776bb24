import { expect, onTestFinished, test } from "vitest";
import { openModuleLoader } from "#editor/server/site/module-loader.ts";
import { createTemporaryFolder } from "#editor/testing/checkout.ts";
import { writeFileIn } from "#editor/testing/site-repository.ts";
import { openContentWorkspace } from "./content-workspace.ts";

test("on a new day, modules that depend on the build day are loaded again, here and in the preview", async () => {
  const root = createTemporaryFolder();
  writeFileIn(root, "src/content/site/dates/build-day.ts", "export const readAt = process.hrtime.bigint();\n");
  writeFileIn(
    root,
    "src/offer.ts",
    'import { readAt } from "./content/site/dates/build-day.ts";\nexport const of = readAt;\n',
  );
  const reader = await openModuleLoader(root);
  onTestFinished(() => reader.close());
  let today = "2026-11-23";
  const told: string[] = [];
  const workspace = openContentWorkspace({ root, reader, onChanged: (path) => told.push(path), today: () => today });
  const offer = async () => (await workspace.load<{ of: bigint }>("/src/offer.ts")).of;
  const tryOffer = () => workspace.tryOut(new Map(), async (load) => (await load<{ of: bigint }>("/src/offer.ts")).of);
  const monday = await offer();
  expect([await offer(), await tryOffer(), told]).toEqual([monday, monday, []]);
  today = "2026-11-24";
  const tuesday = await tryOffer();
  expect(tuesday).not.toBe(monday);
  today = "2026-11-25";
  expect([workspace.today(), told]).toEqual([
    today,
    ["src/content/site/dates/build-day.ts", "src/content/site/dates/build-day.ts"],
  ]);
  expect(await offer()).not.toBe(tuesday);
});

import { expect, onTestFinished, test } from "vitest";
import { openModuleLoader } from "#editor/server/site/module-loader.ts";
import { writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { openContentWorkspace } from "./content-workspace.ts";

test("on a new day, modules that depend on the build day are loaded again, here and in the preview", async () => {
  const root = createTestFolder();
  writeFileIn(root, "src/content/site/dates/build-day.ts", "export const readAt = process.hrtime.bigint();\n");
  writeFileIn(
    root,
    "src/offer.ts",
    'import { readAt } from "./content/site/dates/build-day.ts";\nexport const of = readAt;\n',
  );
  const reader = await openModuleLoader(root);
  onTestFinished(() => reader.close());
  let today = "2026-11-23";
  const changedPaths: string[] = [];
  const workspace = openContentWorkspace({
    root,
    reader,
    onChanged: (path) => changedPaths.push(path),
    today: () => today,
  });
  const offer = async () => (await workspace.load<{ of: bigint }>("/src/offer.ts")).of;
  const tryOffer = () => workspace.tryOut(new Map(), async (load) => (await load<{ of: bigint }>("/src/offer.ts")).of);
  const monday = await offer();
  expect([await offer(), await tryOffer(), changedPaths]).toEqual([monday, monday, []]);
  today = "2026-11-24";
  const tuesday = await tryOffer();
  expect(tuesday).not.toBe(monday);
  today = "2026-11-25";
  expect([workspace.today(), changedPaths]).toEqual([
    today,
    ["src/content/site/dates/build-day.ts", "src/content/site/dates/build-day.ts"],
  ]);
  expect(await offer()).not.toBe(tuesday);
});

test("modules that ran with a text run again if another text is needed, but not when that text is written", async () => {
  const root = createTestFolder();
  const path = "src/content/data/price.ts";
  const write = (pesos: number) => writeFileIn(root, path, `export default ${pesos};\n`);
  write(850);
  writeFileIn(root, "src/offer.ts", 'import pesos from "./content/data/price.ts";\nexport const of = { pesos };\n');
  const reader = await openModuleLoader(root);
  onTestFinished(() => reader.close());
  const loadOffer = async (load = reader.load) => (await load<{ of: { pesos: number } }>("/src/offer.ts")).of;
  const tryPrice = (pesos: number) => reader.tryOut(new Map([[path, `export default ${pesos};\n`]]), loadOffer);
  expect(await loadOffer()).toEqual({ pesos: 850 });
  const tried = await tryPrice(900);
  expect(tried).toEqual({ pesos: 900 });
  expect(await loadOffer()).toEqual({ pesos: 850 });
  const again = await tryPrice(900);
  write(900);
  reader.invalidate(path);
  expect(await loadOffer()).toBe(again);
  expect(await tryPrice(900)).toBe(again);
  write(950);
  reader.invalidate(path);
  expect(await loadOffer()).toEqual({ pesos: 950 });
  expect(await tryPrice(900)).toEqual({ pesos: 900 });
  write(900);
  reader.invalidate(path);
  write(1000);
  expect(await loadOffer()).toEqual({ pesos: 1000 });
});

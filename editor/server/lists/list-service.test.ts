import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { formatDataModule } from "#content/forms/data-module.ts";
import type { Offer } from "#domain/plans/offer.ts";
import type { Diagnostic, SaveListResult } from "#editor/api/api.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";

const listLines = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ kind, message }) => `${kind}: ${message}`);

test("two offers that overlap on a future day are refused when the second is saved", async () => {
  const { root, ask } = await openTestSite();
  const { data, revision } = (await ask("GET", "/api/lists/promociones")).body;
  const createOffer = (name: string, from: string, to: string) => ({
    ...data.at(-1),
    slug: name.toLowerCase(),
    name,
    period: { kind: "dates", from, to },
  });
  const added = [
    createOffer("Diciembre", "2999-12-10", "2999-12-31"),
    createOffer("Reyes", "2999-12-20", "3000-01-15"),
  ];
  const rows = [...added, ...data];
  const saved: SaveListResult = (await ask("PUT", "/api/lists/promociones", { data: rows, revision })).body;
  const errors = saved.diagnostics.filter(({ kind }) => kind === "error");
  expect(listLines(errors)).toEqual([
    expect.stringMatching(/^error: así no .*: El 20\sde diciembre de 2999 hay dos ofertas, «Diciembre» y «Reyes», /),
  ]);
  expect(errors).toMatchObject([
    {
      path: [0, "period"],
      where: "Promoción 1 («Diciembre») › Vigencia",
      fixes: [{ label: "Ve a Promoción 2 («Reyes») › Vigencia", location: "promociones/2/period" }],
    },
  ]);
  expect(runGit(root, "status", "--porcelain")).toBe("");
});

test("a change that makes another list's field invalid is refused with a link to that field", async () => {
  const { root, ask } = await openTestSite();
  const { data, revision } = (await ask("GET", "/api/lists/membresias")).body;
  const promotions: { offer?: Offer }[] = (await ask("GET", "/api/lists/promociones")).body.data;
  const offered = promotions.find(({ offer }) => offer)?.offer?.porting?.pesos;
  const legend = { ...data.plans.legend, regularPesos: offered?.legend };
  const plans = { ...data.plans, legend };
  const saved: SaveListResult = (await ask("PUT", "/api/lists/membresias", { data: { ...data, plans }, revision }))
    .body;
  expect(saved.diagnostics[0]).toMatchObject({
    message: expect.stringContaining("tiene que ser menor que el regular"),
    fixes: [{ label: "Ve a «Promociones»", location: "promociones/22/offer.porting.pesos.legend" }],
  });
  expect(runGit(root, "status", "--porcelain")).toBe("");
});

test("a change is checked only after a write in progress, which can make it invalid", async () => {
  const { root, workspace, ask } = await openTestSite();
  const number = 1_999_999;
  const file = "src/content/data/registry.ts";
  const { data } = (await ask("GET", "/api/lists/folios")).body;
  writeFileIn(root, file, formatDataModule({ ...data, promotions: [...data.promotions, { number }] }));
  workspace.invalidate(file);
  const { revision } = (await ask("GET", "/api/lists/folios")).body;
  const promotions = (await ask("GET", "/api/lists/promociones")).body;
  const [first] = promotions.data;
  const named = [{ ...first, slug: "otra", name: "Otra", folio: number }, ...promotions.data];
  const withoutNumber = workspace.runExclusive(async (write) => {
    // Waits longer than a check lasts.
    await wait(500);
    await write(file, formatDataModule(data), { revision });
  });
  const late = await ask("PUT", "/api/lists/promociones", { data: named, revision: promotions.revision });
  await withoutNumber;
  expect(listLines(late.body.diagnostics)).toEqual([expect.stringContaining("ese folio no está en Folios")]);
  expect(runGit(root, "status", "--porcelain")).toBe("");
});

test("a list reports whether it was saved in this workspace, and whether that state is already published", async () => {
  const { root, ask } = await openTestSite();
  const read = async () => (await ask("GET", "/api/lists/opiniones")).body;
  const { data, revision, isSavedHere } = await read();
  const [first, ...others] = data.items;
  await ask("PUT", "/api/lists/opiniones", {
    data: { ...data, items: [{ ...first, city: "Cholula" }, ...others] },
    revision,
  });
  const saved = await read();
  expect([isSavedHere, saved.isSavedHere]).toEqual([undefined, true]);
  const back: SaveListResult = (await ask("PUT", "/api/lists/opiniones", { data, revision: saved.revision })).body;
  expect([back.isPublished, runGit(root, "status", "--porcelain")]).toEqual([true, ""]);
  const file = join(root, "src/content/data/testimonials.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace(first.city, "Atlixco"));
  expect((await read()).isSavedHere).toBeUndefined();
});

test("a text is normalized when it is saved, and refused if documents cannot print one of its characters", async () => {
  const { root, ask } = await openTestSite();
  const { data, revision } = (await ask("GET", "/api/lists/opiniones")).body;
  const [first, ...others] = data.items;
  const inCity = async (city: string): Promise<SaveListResult> =>
    (await ask("PUT", "/api/lists/opiniones", { data: { ...data, items: [{ ...first, city }, ...others] }, revision }))
      .body;
  const { diagnostics } = await inCity("Cholula ★🎄");
  expect(diagnostics).toEqual([
    expect.objectContaining({
      path: ["items", 0, "city"],
      message:
        "«🎄» no se puede imprimir en los documentos ni en la imagen que se ve al compartir: quítalo o escríbelo con palabras",
    }),
  ]);
  expect(runGit(root, "status", "--porcelain")).toBe("");
  expect((await inCity("“Cho\u00adlula”\u2028de Rivadavia\u0301")).diagnostics).toEqual([]);
  expect((await ask("GET", "/api/lists/opiniones")).body.data.items[0].city).toBe("«Cholula» de Rivadaviá");
});

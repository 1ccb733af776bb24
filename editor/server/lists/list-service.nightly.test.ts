import { expect, test } from "vitest";
import { formatDataModule } from "#content/forms/data-module.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { addDays } from "#domain/calendar/civil-time.ts";
import type { Diagnostic, Menu, SaveListResult } from "#editor/api/api.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";

const listLines = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ kind, message }) => `${kind}: ${message}`);

test("a published fact that no legal text uses can be removed, and one that is used cannot", async () => {
  const { root, ask, workspace } = await openTestSite();
  const file = "src/content/data/pending.ts";
  const { data: named } = (await ask("GET", "/api/lists/pendientes")).body;
  writeFileIn(root, file, formatDataModule([{ id: "prueba", description: "cuánto dura una prueba" }, ...named]));
  workspace.invalidate(file);
  runGit(root, "commit", "--quiet", "-am", "Un dato que nadie usa");
  const { revision, publishedKeys } = (await ask("GET", "/api/lists/pendientes")).body;
  expect(publishedKeys).toContain("prueba");
  const saved: SaveListResult = (await ask("PUT", "/api/lists/pendientes", { data: named, revision })).body;
  expect([listLines(saved.diagnostics), typeof saved.revision]).toEqual([[], "string"]);
  const { data: words, revision: wordsRevision } = (await ask("GET", "/api/lists/pagina-roaming")).body;
  words.legal.more[0] = "Deciden {{dato.tribunales}}.";
  await ask("PUT", "/api/lists/pagina-roaming", { data: words, revision: wordsRevision });
  const { lists, legalTexts }: Menu = (await ask("GET", "/api/menu")).body;
  const uses = lists.find(({ id }) => id === "pendientes")?.uses ?? {};
  expect(uses.prueba).toBeUndefined();
  expect(uses.tribunales?.at(-1)).toMatchObject({
    location: "pagina-roaming//legal.more.0",
    label: "«Página de roaming», Nota legal › Párrafos del final › Párrafo 1",
  });
  const [use] = uses.tribunales ?? [];
  expect(use?.location).toMatch(/^terminos-y-condiciones\/[a-z-]+$/);
  expect(use?.label).toMatch(/^«[^»]+», (?:Cláusula|Parte) [\d.]+ «[^»]+»$/);
  expect(legalTexts.map(({ label }) => `«${label}»`)).toContain(use?.label.split(", ")[0]);
  const without = named.filter(({ id }: { id: string }) => id !== "tribunales");
  const { diagnostics, revision: none }: SaveListResult = (
    await ask("PUT", "/api/lists/pendientes", { data: without, revision: saved.revision })
  ).body;
  expect([listLines(diagnostics), none]).toEqual([
    [
      expect.stringMatching(
        /^error: así no .*: (?:el texto legal «[^»]+», línea \d+|«Página de roaming»: .*): no hay un dato «dato\.tribunales»/,
      ),
    ],
    undefined,
  ]);
});

const folioAdvice = "advice: sin él, su página del registro dice que falta: agrégalo cuando quede inscrita";

test("a future offer reports its effects as of its first day, and changes no earlier price", async () => {
  const { root, ask } = await openTestSite();
  const { data, revision } = (await ask("GET", "/api/lists/promociones")).body;
  const firstDay = addDays(buildDay, 20);
  const promotion = {
    slug: "buen-fin-de-prueba",
    name: "Buen Fin de prueba",
    offer: { porting: { percent: 50, months: 2, pesos: { rookie: 175, community: 250, legend: 425, ultimate: 900 } } },
    period: { kind: "dates", from: firstDay, to: addDays(firstDay, 5) },
    shownOn: ["registry", "home"],
  };
  const saved: SaveListResult = (
    await ask("PUT", "/api/lists/promociones", { data: [promotion, ...data], revision, requiresConfirmation: true })
  ).body;
  expect(listLines(saved.diagnostics)).toEqual([folioAdvice]);
  const { pages, later } = saved.impact;
  expect(pages.map(({ page }) => page)).not.toContain("/membresias");
  expect(later?.day).toBe(firstDay);
  expect(later?.pages.map(({ page }) => page)).toEqual(expect.arrayContaining(["/membresias", "/portabilidad"]));
  expect(later?.documents.length).toBeGreaterThan(0);
  expect(runGit(root, "status", "--porcelain")).toBe("");
});

test("a new promotion that has already ended is saved with advice, which remains until it is published", async () => {
  const { ask } = await openTestSite();
  const { data, revision } = (await ask("GET", "/api/lists/promociones")).body;
  const period = { kind: "dates", from: "2020-11-13", to: "2020-11-16" };
  const late = { slug: "tarde", name: "Tarde", terms: { kind: "code" }, period, shownOn: ["registry"] };
  const saved: SaveListResult = (await ask("PUT", "/api/lists/promociones", { data: [late, ...data], revision })).body;
  const message = "ya terminó: revisa sus días, también el año";
  expect([listLines(saved.diagnostics), typeof saved.revision]).toEqual([
    [`advice: ${message}`, folioAdvice],
    "string",
  ]);
  const todos = async () => (await ask("GET", "/api/pending")).body.todos;
  expect(await todos()).toContainEqual({
    location: "promociones/1/period",
    label: "Promociones",
    what: `Promoción 1 («Tarde») › Vigencia: ${message}`,
  });
  await ask("POST", "/api/publish", { title: "Una promoción que ya terminó" });
  expect(await todos()).toEqual([]);
  expect((await ask("GET", "/api/lists/promociones")).body.diagnostics).toEqual([]);
});

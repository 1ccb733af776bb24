import { expect, test, vi } from "vitest";
import { z } from "zod";
import { formatDataModule } from "#content/forms/data-module.ts";
import type { Diagnostic, OpenList, SaveListResult, Todo } from "#editor/api/api.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { freezeText } from "#editor/testing/open-legal-text.ts";
import type { Load } from "./module-loader.ts";
import { computeTodos } from "./todos.ts";

/** Loads the whole content, on a possibly busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Ask = Awaited<ReturnType<typeof openTestSite>>["ask"];

/** Tries out or saves a new price of Legend. */
async function priced(ask: Ask, regularPesos: number, more: { asksFirst?: boolean } = {}): Promise<SaveListResult> {
  const { data, stamp } = (await ask("GET", "/api/lists/membresias")).body;
  data.plans.legend.regularPesos = regularPesos;
  const saved: SaveListResult = (await ask("PUT", "/api/lists/membresias", { data, stamp, ...more })).body;
  expect(saved.diagnostics).toEqual([]);
  return saved;
}

const todosNow = async (ask: Ask): Promise<Todo[]> => (await ask("GET", "/api/pending")).body.todos;

test("a price change reports its consequences; the offer with the old price is a to-do until it is fixed", async () => {
  const { ask } = await openTestSite();
  const { impact } = await priced(ask, 900, { asksFirst: true });
  expect(impact.pages.map(({ page }) => page)).toEqual(
    expect.arrayContaining(["/", "/membresias", "/registro-tarifas-vigentes", "/contrato-de-adhesion"]),
  );
  // Pages without prices are not affected.
  expect(impact.pages.map(({ label }) => label).join("\n")).not.toMatch(/Desbloque|Facturación/);
  expect(impact.documents.join("\n")).toMatch(/^Membresía Legend, folio \d{7}$/m);
  expect(impact.documents.join("\n")).not.toMatch(/Membresía Rookie, folio/);
  const offer = (expected: string) => ({
    place: "ofertas/1/offer.porting.pesos.legend",
    label: "Ofertas sin página en el registro",
    what: expect.stringContaining(`Legend: con ese porcentaje serían ${expected}`),
    isContradiction: true,
  });
  expect(impact.todos).toEqual([offer("$720")]);
  expect(await todosNow(ask)).toEqual([]);

  await priced(ask, 900);
  expect(await todosNow(ask)).toEqual([offer("$720")]);
  const { data, stamp, diagnostics }: OpenList = (await ask("GET", "/api/lists/ofertas")).body;
  expect(diagnostics.map(({ kind, path }: Diagnostic) => [kind, path.join("/")])).toEqual([
    ["advice", "0/offer/porting/pesos/legend"],
  ]);
  const rows = data as { offer: { porting: { pesos: { legend: number } } } }[];
  for (const row of rows) row.offer.porting.pesos.legend = 720;
  await ask("PUT", "/api/lists/ofertas", { data: rows, stamp });
  expect(await todosNow(ask)).toEqual([]);

  await ask("POST", "/api/discard", { file: "src/content/data/memberships.ts" });
  expect(await todosNow(ask)).toEqual([offer("$680")]);
  // Visitors see the contradiction now: the to-do remains until both agree.
  await ask("POST", "/api/publish", { title: "Sin mirarlo" });
  expect(await todosNow(ask)).toEqual([{ ...offer("$680"), isPublished: true }]);
  await priced(ask, 900);
  expect(await todosNow(ask)).toEqual([]);
});

test("a changed term of the legal texts reports the affected pages and documents before it is saved", async () => {
  const { ask } = await openTestSite();
  const { data, stamp } = (await ask("GET", "/api/lists/plazos")).body;
  data.compensation.bonusPercent = 25;
  const { impact }: SaveListResult = (await ask("PUT", "/api/lists/plazos", { data, stamp, asksFirst: true })).body;
  expect(impact.pages.map(({ page }) => page)).toEqual(
    expect.arrayContaining(["/ayuda", "/compensaciones-y-bonificaciones", "/contrato-de-adhesion"]),
  );
  expect(impact.documents).toContain("Compensaciones y bonificaciones");
});

test("a published legal text with the old price needs another version", async () => {
  const { ask } = await openTestSite();
  const { head } = (await freezeText(ask, "contrato-de-adhesion")).data;
  await ask("POST", "/api/publish", { title: "Un contrato" });
  expect(await todosNow(ask)).toEqual([]);
  await priced(ask, 900);
  expect(await todosNow(ask)).toContainEqual({
    place: "contrato-de-adhesion",
    label: head.title,
    what: expect.stringMatching(
      /^la versión 1 está publicada y no cambia: prepara otra\. Ya no dice lo de hoy la cláusula .*: «850» → «900»\.$/,
    ),
    isContradiction: true,
  });
});

test("a failure of a list's check is reported as a to-do", async () => {
  const list = { id: "avisos", label: "Avisos", file: "notices.ts" };
  const advise = () => {
    throw new Error("sin memoria");
  };
  const load: Load = async (path) => {
    if (!path.includes("editable-lists")) throw new Error("not read");
    return { editableLists: [{ ...list, form: async () => ({ schema: z.array(z.int()), advise }) }] } as never;
  };
  const read = async () => ({ text: formatDataModule([1]), stamp: "" });
  expect(await computeTodos({ root: "", load, read })).toEqual([
    { place: "avisos", label: "Avisos", what: "no se pudo revisar: sin memoria" },
  ]);
});

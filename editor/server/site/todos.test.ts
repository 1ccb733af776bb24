import { expect, test } from "vitest";
import { z } from "zod";
import { formatDataModule } from "#content/forms/data-module.ts";
import type { Diagnostic, OpenList, SaveListResult, Todo } from "#editor/api/api.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { writeFileIn } from "#editor/testing/servers/site-repository.ts";
import type { LoadFunction } from "./module-loader.ts";
import { computeTodos } from "./todos.ts";

type Ask = Awaited<ReturnType<typeof openTestSite>>["ask"];

const todosNow = async (ask: Ask): Promise<Todo[]> => (await ask("GET", "/api/pending")).body.todos;

test("a price change creates a to-do for the offer with the old price until it is fixed", async () => {
  const { root, workspace, ask } = await openTestSite();
  const { data, revision } = (await ask("GET", "/api/lists/membresias")).body;
  data.plans.legend.regularPesos = 900;
  const request = { data, revision, requiresConfirmation: true };
  const { diagnostics, impact }: SaveListResult = (await ask("PUT", "/api/lists/membresias", request)).body;
  const numbers = "de los folios 1349879, 1349880 y 1349881 dirán $900";
  expect(diagnostics).toMatchObject([{ kind: "advice", message: expect.stringContaining(numbers) }]);
  const offer = (pesos: number) => ({
    location: "promociones/22/offer.porting.pesos.legend",
    label: "Promociones",
    what: expect.stringContaining(`Legend: con ese porcentaje serían $${pesos}`),
    suggestedValue: pesos,
    isContradiction: true,
  });
  expect(impact.todos).toEqual([offer(720)]);
  expect(await todosNow(ask)).toEqual([]);

  // Saved without another check of the whole content.
  const prices = "src/content/data/memberships.ts";
  writeFileIn(root, prices, formatDataModule(data));
  workspace.invalidate(prices);
  // The question about the registry numbers appears again before publication.
  const reminder = { location: "membresias//plans.legend.regularPesos", what: expect.stringContaining(numbers) };
  expect(await todosNow(ask)).toEqual([offer(720), expect.objectContaining({ ...reminder, isReminder: true })]);
  const offers: OpenList = (await ask("GET", "/api/lists/promociones")).body;
  expect(offers.diagnostics.map(({ kind, path }: Diagnostic) => [kind, path.join("/")])).toEqual([
    ["advice", "21/offer/porting/pesos/legend"],
  ]);
  const rows = offers.data as { offer?: { porting: { pesos: { legend: number }; otherReading?: object } } }[];
  for (const { offer } of rows) {
    if (!offer) continue;
    offer.porting.pesos.legend = 720;
    delete offer.porting.otherReading;
  }
  await ask("PUT", "/api/lists/promociones", { data: rows, revision: offers.revision });
  expect((await todosNow(ask)).filter(({ isReminder }) => !isReminder)).toEqual([]);
});

const list = { id: "avisos", label: "Avisos", file: "notices.ts" };

/** Opens content whose only list has one row, the number 1. */
function openOneRowContent(advise: (rows: number[], published?: number[]) => object[]) {
  const load: LoadFunction = async (path: string) => {
    if (path.includes("build-day")) return { buildDay: "2026-11-23" } as never;
    if (!path.includes("editable-lists")) throw new Error("not read");
    return { editableLists: [{ ...list, form: async () => ({ schema: z.array(z.int()), advise }) }] } as never;
  };
  return { root: "", git: openGit(""), load, read: async () => ({ text: formatDataModule([1]), revision: "" }) };
}

test("a failure of a list's check is reported as a to-do", async () => {
  const content = openOneRowContent(() => {
    throw new Error("sin memoria");
  });
  expect(await computeTodos(content)).toEqual([
    { location: "avisos", label: "Avisos", what: "no se pudo revisar: sin memoria" },
  ]);
});

test("a new row of a list without coming changes is flagged today, but not again for a coming day", async () => {
  const content = openOneRowContent((rows, published = []) =>
    rows.flatMap((row, index) => (published.includes(row) ? [] : [{ path: [index], message: "ya terminó" }])),
  );
  const published = new Map([[list.file, formatDataModule([])]]);
  expect(await computeTodos(content, new Map(), published)).toMatchObject([
    { what: expect.stringContaining("ya terminó") },
  ]);
  expect(await computeTodos({ ...content, isLater: true }, new Map(), published)).toEqual([]);
});

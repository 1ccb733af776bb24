import { expect, test } from "vitest";
import type { OpenList, Todo } from "#editor/api/api.ts";
import { openTestSite } from "#editor/testing/checkout.ts";

test("a published contradiction remains a to-do until both sides agree", async () => {
  const { ask } = await openTestSite();
  const todos = async () => {
    const { todos: all }: { todos: Todo[] } = (await ask("GET", "/api/pending")).body;
    return all.filter(({ isContradiction }) => isContradiction);
  };
  const offers: OpenList = (await ask("GET", "/api/lists/promociones")).body;
  const rows = offers.data as { offer?: { porting: { pesos: { legend: number } } } }[];
  for (const { offer } of rows) if (offer) offer.porting.pesos.legend = 720;
  await ask("PUT", "/api/lists/promociones", { data: rows, revision: offers.revision });
  const offer = {
    location: "promociones/22/offer.porting.pesos.legend",
    label: "Promociones",
    what: expect.stringContaining("Legend: con ese porcentaje serían $680"),
    isContradiction: true,
  };
  expect(await todos()).toEqual([offer]);
  await ask("POST", "/api/publish", { title: "Sin mirarlo" });
  expect(await todos()).toEqual([{ ...offer, isPublished: true }]);
  const { data, revision } = (await ask("GET", "/api/lists/membresias")).body;
  data.plans.legend.regularPesos = 900;
  await ask("PUT", "/api/lists/membresias", { data, revision });
  expect(await todos()).toEqual([]);
});

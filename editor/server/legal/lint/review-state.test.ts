import { expect, test, vi } from "vitest";
import type { Todo } from "#editor/api/api.ts";
import type { TextReview } from "#editor/api/text-api.ts";
import { openLegalText } from "#editor/testing/open-legal-text.ts";

/** Loads the whole content, on a possibly busy machine. */
vi.setConfig({ testTimeout: 300_000 });

test("a published text with an outdated price has a to-do, and lists the affected clauses", async () => {
  const id = "contrato-de-adhesion";
  const { ask, open, send, publish } = await openLegalText(id);
  const review = async (version: string) => (await send<TextReview>("GET", `/review?version=${version}`)).body;
  await publish();
  expect(await review("1")).toEqual({ todos: [], clauses: [] });

  const list = (await ask("GET", "/api/lists/membresias")).body;
  list.data.plans.legend.regularPesos = 900;
  await ask("PUT", "/api/lists/membresias", { data: list.data, stamp: list.stamp });
  const todos: Todo[] = (await ask("GET", "/api/pending")).body.todos;
  const { todos: said, clauses } = await review("1");
  expect(said).toEqual(todos.filter(({ place }) => place.startsWith(id)).map(({ what }) => what));
  expect(said).toHaveLength(1);
  expect(clauses.map(({ change }) => change)).toContainEqual(expect.stringContaining("«850» → «900»"));
  const known = (await open("1")).data.clauses.map((clause) => clause.id);
  expect(clauses.map((clause) => clause.id).filter((clause) => !known.includes(clause))).toEqual([]);

  // The next version has the new price, and the superseded one needs no review.
  await send("POST", "/versions", { inForce: "2027-01-01" });
  expect([await review("1"), await review("2")]).toEqual([
    { todos: [], clauses: [] },
    { todos: [], clauses: [] },
  ]);
});

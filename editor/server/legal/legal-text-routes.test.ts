import { expect, test } from "vitest";
import { addDays } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Todo } from "#editor/api/api.ts";
import type { RenderClauseResult, VersionReview } from "#editor/api/requests/legal-text-api.ts";
import { editList, editPrice, membershipsPath } from "#editor/testing/edit-list.ts";
import { openTestLegalText } from "#editor/testing/open-test-legal-text.ts";
import { runGit } from "#editor/testing/servers/site-repository.ts";

test("a published text with an outdated price has a to-do, and lists the affected clauses", async () => {
  const id = "contrato-de-adhesion";
  const { root, workspace, ask, open, send, publish } = await openTestLegalText(id);
  const review = async (version: string) => (await send<VersionReview>("GET", `/review?version=${version}`)).body;
  await publish();
  runGit(root, "add", "--all", "src/content/legal");
  runGit(root, "commit", "--quiet", "-m", "Publica");
  expect(await review("1")).toEqual({ todos: [], clauses: [] });

  editPrice({ root, workspace }, 900);
  const todos: Todo[] = (await ask("GET", "/api/pending")).body.todos;
  const todo = {
    location: id,
    label: (await open("1")).data.head.title,
    what: expect.stringMatching(
      /^la versión 1 está publicada y no cambia: prepara otra\. Ya no dice lo de hoy la cláusula .*: «850» → «900»\.$/,
    ),
    isContradiction: true,
  };
  expect(todos.filter(({ location }) => location.startsWith(id))).toEqual([todo]);
  const { todos: versionTodos, clauses } = await review("1");
  expect(versionTodos).toEqual([{ what: todo.what }]);
  expect(clauses.map(({ change }) => change)).toContainEqual(expect.stringContaining("«850» → «900»"));
  const known = (await open("1")).data.clauses.map((clause) => clause.id);
  expect(clauses.map((clause) => clause.id).filter((clause) => !known.includes(clause))).toEqual([]);

  // The next version has the new price, and the previous one needs no review.
  await send("POST", "/versions", { inForce: "2027-01-01" });
  expect([await review("1"), await review("2")]).toEqual([
    { todos: [], clauses: [] },
    { todos: [], clauses: [] },
  ]);
});

test("a published text that a coming price will outdate states the day, and requests a version for it", async () => {
  const id = "contrato-de-adhesion";
  const { root, workspace, ask, send, publish } = await openTestLegalText(id);
  await publish();
  runGit(root, "add", "--all", "src/content/legal");
  runGit(root, "commit", "--quiet", "-m", "Publica");
  const day = addDays(workspace.today(), 60);
  editList<{ coming?: unknown }>({ root, workspace }, membershipsPath, (data) => {
    data.coming = { [day]: { "plans.legend.regularPesos": { was: 850, value: 900, by: "Ana" } } };
  });
  const { todos, clauses } = (await send<VersionReview>("GET", "/review?version=1")).body;
  const words = `la versión 1 está publicada y no cambia: prepara otra que rija desde el ${formatDate(day)}, o mueve ese cambio en «Qué viene». Ya no dice lo de ese día la cláusula `;
  expect(todos).toEqual([{ what: expect.stringContaining(words), from: day }]);
  expect(clauses).toContainEqual(expect.objectContaining({ change: expect.stringContaining("«900»"), from: day }));
  const pending: Todo[] = (await ask("GET", "/api/pending")).body.todos;
  expect(pending.filter(({ location }) => location === id)).toEqual([
    expect.objectContaining({ what: todos[0]?.what, from: day }),
  ]);

  // A version for that day states that day's price.
  await send("POST", "/versions", { inForce: day });
  expect((await send<VersionReview>("GET", "/review?version=2")).body.todos).toEqual([]);
});

test("a new clause is rendered in its place, with its facts, even without a title, and nothing is written", async () => {
  const { send, readNumstat } = await openTestLegalText("gestion-de-trafico");
  const read = async (words: object) => {
    const clause = { title: "", body: "", depth: 2, after: "velocidad", ...words };
    return (await send<RenderClauseResult>("POST", "/render", clause)).body.html;
  };
  const html = await read({ body: "1. Un paquete dura {{plazo.paquete}}." });
  expect(html).toContain('<span data-number="">6</span> Cláusula nueva</h2>');
  expect(html).toContain('<span data-number="">6.1</span> Un paquete dura 30\u00a0días.');
  expect(await read({ title: "Eventos", depth: 3 })).toContain('<span data-number="">5.5</span> Eventos</h3>');
  expect(await read({ body: "1. Dura {{plazo.paquetes}}." })).toBe("");
  expect(readNumstat()).toBe("");
});

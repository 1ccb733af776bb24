import { expect, test } from "vitest";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { Diagnostic, SaveListResult } from "#editor/api/api.ts";
import type { ComingEntries } from "#editor/api/requests/coming-api.ts";
import type { PendingChanges } from "#editor/api/requests/publish-api.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { editList, membershipsPath } from "#editor/testing/edit-list.ts";
import { readFileIn, runGit } from "#editor/testing/servers/site-repository.ts";

const [january, march] = ["2999-01-01", "2999-03-01"];
const location = (day: string) => `membresias@${day}`;

type Site = Awaited<ReturnType<typeof openTestSite>>;

const read = async ({ ask }: Site, id: string) => (await ask("GET", `/api/lists/${id}`)).body;

async function savePrice(site: Site, id: string, pesos: number, requiresConfirmation = false): Promise<SaveListResult> {
  const { data, revision } = await read(site, id);
  const legend = { ...data.plans.legend, regularPesos: pesos };
  const changed = { ...data, plans: { ...data.plans, legend } };
  return (await site.ask("PUT", `/api/lists/${id}`, { data: changed, revision, requiresConfirmation })).body;
}

/** Writes coming prices as a save does, but without its checks, which have their own tests. */
const writePrices = (site: Site, prices: Readonly<Record<string, number>>, by = "Ana Ruiz") =>
  editList<{ coming: object }>(site, membershipsPath, (data) => {
    let was = 850;
    data.coming = Object.fromEntries(
      Object.entries(prices).map(([day, value]) => {
        const change = { was, value, by };
        was = value;
        return [day, { "plans.legend.regularPesos": change }];
      }),
    );
  });

const move = ({ ask }: Site, from: string, to: string | null) => ask("POST", "/api/coming", { id: location(from), to });
const priceIn = async (site: Site, id: string) => (await read(site, id)).data.plans.legend.regularPesos;
const listLines = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ kind, where, message }) => `${kind}: ${where}: ${message}`.replaceAll("\u00a0", " "));

test("after a price is saved for a coming day, its effects have that day, today's state stays, and the list has both", async () => {
  const site = await openTestSite();
  const asked = await savePrice(site, location(january), 900, true);
  expect(asked.impact).toMatchObject({ pages: [], documents: [], later: { day: january } });
  expect(asked.impact.later?.pages).toContainEqual({ label: "Membresías", page: "/membresias" });
  expect(asked.impact.todos).toContainEqual(
    expect.objectContaining({
      location: "promociones/22/period",
      what: expect.stringMatching(
        /desde el 1\sde enero de 2999 Legend cuesta \$900\. .* serían \$720\. Termina esta oferta el 31\sde diciembre de 2998/,
      ),
      continuation: { day: january, values: [{ path: ["offer", "porting", "pesos", "legend"], value: 720 }] },
      from: january,
    }),
  );
  expect(runGit(site.root, "status", "--porcelain")).toBe("");
  expect((await savePrice(site, location(january), 900)).revision).toBeDefined();
  expect(readFileIn(site.root, membershipsPath)).toContain('"by": "Ana Ruiz"');
  expect([
    await priceIn(site, "membresias"),
    await priceIn(site, location(january)),
    await priceIn(site, location(march)),
  ]).toEqual([850, 900, 900]);
  const pending: PendingChanges = (await site.ask("GET", "/api/pending")).body;
  expect(pending.changes).toMatchObject([{ changes: [{ before: "$850", after: "$900", from: january }] }]);
  // Lists the to-do once, as of today, because the offer can be ended now.
  expect(pending.todos.filter(({ isReminder }) => !isReminder)).toMatchObject([{ location: "promociones/22/period" }]);

  const { data, revision } = await read(site, "promociones");
  const { offer, ...row } = data[21];
  const { otherReading: _, ...porting } = { ...offer.porting, pesos: { ...offer.porting.pesos, legend: 720 } };
  data[21].period = { kind: "dates", from: "2026-11-01", to: "2998-12-31" };
  data.unshift({
    ...row,
    slug: "oferta-2",
    name: "Legend a otro precio",
    offer: { porting },
    period: { kind: "dates", from: january, to: "2999-01-31" },
  });
  await site.ask("PUT", "/api/lists/promociones", { data, revision });
  const { todos }: PendingChanges = (await site.ask("GET", "/api/pending")).body;
  expect(todos.filter(({ what, isReminder }) => !isReminder && !what.includes("faltan más de 5 años"))).toEqual([]);
});

test("a coming state that breaks a rule is refused, whether today's or the coming form causes the error", async () => {
  const site = await openTestSite();
  expect(listLines((await savePrice(site, location(january), 450)).diagnostics)).toEqual([
    "error: Membresías › Legend › Precio regular: tiene que ser mayor que el de Community, $500",
  ]);
  // The lowest price of the offer, which also holds on that day.
  expect(listLines((await savePrice(site, location(january), 680)).diagnostics)).toContainEqual(
    expect.stringMatching(/^error: .*: desde el 1 de enero de 2999, así no se puede armar el sitio: .*\$680/),
  );
  writePrices(site, { [january]: 840 });
  const { data, revision } = await read(site, "membresias");
  data.plans.community.regularPesos = 845;
  const result: SaveListResult = (await site.ask("PUT", "/api/lists/membresias", { data, revision })).body;
  expect(listLines(result.diagnostics)).toContain(
    "error: Membresías › Legend › Precio regular: desde el 1 de enero de 2999, tiene que ser mayor que el de Community, $845",
  );
});

test("an offer above a coming price is refused even if it is below today's price", async () => {
  const site = await openTestSite();
  writePrices(site, { [january]: 705 });
  const { data, revision } = await read(site, "promociones");
  for (const { offer } of data) if (offer) offer.porting.pesos.legend = 710;
  const result: SaveListResult = (await site.ask("PUT", "/api/lists/promociones", { data, revision })).body;
  expect(listLines(result.diagnostics)).toContainEqual(
    expect.stringMatching(/^error: .*Legend: tiene que ser menor que el regular, \$705 desde el 1 de enero de 2999$/),
  );
  expect(runGit(site.root, "status", "--porcelain")).toBe("M src/content/data/memberships.ts");
});

test("a coming change is listed, can move to another day and can be removed, but cannot replace another value of that day", async () => {
  const site = await openTestSite();
  writePrices(site, { [january]: 900, [march]: 950 });
  const listed: ComingEntries = (await site.ask("GET", "/api/coming")).body;
  expect(listed).toMatchObject([
    {
      location: location(january),
      day: january,
      isDraft: true,
      changes: [{ before: "$850", after: "$900", by: "Ana Ruiz" }],
    },
    { location: location(march), changes: [{ before: "$900", after: "$950" }] },
  ]);
  const refused = await move(site, january, march);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/Ana Ruiz ya escribió lo que dirá el 1\sde marzo de 2999 \(\$950\)/);
  expect((await move(site, january, "2999-02-01")).body).toMatchObject([{ day: "2999-02-01" }, { day: march }]);
  expect((await move(site, "2999-02-01", null)).body).toMatchObject([{ day: march, changes: [{ isOutdated: true }] }]);
  expect((await move(site, march, march)).body).toMatchObject([{ changes: [{ isOutdated: false }] }]);
  expect((await move(site, january, null)).status).toBe(409);
  await move(site, march, null);
  expect(runGit(site.root, "status", "--porcelain")).toBe("");
});

test("a second person's value for the same field and day is refused, with the first person's name and value", async () => {
  const site = await openTestSite();
  writePrices(site, { [january]: 900 }, "Beto Díaz");
  expect(listLines((await savePrice(site, location(january), 950)).diagnostics)).toContain(
    "error: Membresías › Legend › Precio regular: Beto Díaz ya escribió lo que dirá ese día: $900. Muévelo o quítalo antes en «Qué viene»",
  );
});

test("a coming change whose day has passed becomes part of the list at the next save, and is not part of that draft", async () => {
  const site = await openTestSite();
  writePrices(site, { "2026-11-01": 900 });
  runGit(site.root, "commit", "-am", "Enero");
  const { data, revision } = await read(site, "membresias");
  expect(data.plans.legend.regularPesos).toBe(900);
  data.membershipDays = 31;
  await site.ask("PUT", "/api/lists/membresias", { data, revision });
  expect(parseDataModule(readFileIn(site.root, membershipsPath))).toEqual(data);
  const { changes }: PendingChanges = (await site.ask("GET", "/api/pending")).body;
  expect(changes.flatMap(({ changes: values }) => values.map(({ before, after }) => [before, after]))).toEqual([
    ["30", "31"],
  ]);
});

test.each([
  [location("2026-11-23"), /^Elige un día después de hoy/],
  [location("2999-02-30"), /^Elige un día después de hoy/],
  ["avisos@2999-01-01", /^«Avisos» no se programa/],
])("%s is refused as a coming state", async (id, message) => {
  const { ask } = await openTestSite();
  const { status, body } = await ask("GET", `/api/lists/${id}`);
  expect([status, body.message]).toEqual([409, expect.stringMatching(message)]);
});

test("the last day of a promotion is listed like its first", async () => {
  const site = await openTestSite();
  editList<object[]>(site, "src/content/data/promotions.ts", (rows) => {
    const period = { kind: "dates", from: "2026-01-01", to: january };
    rows.unshift({ ...rows[0], slug: "larga", name: "Larga", period }, { ...rows[0], slug: "otra", name: "Otra" });
    Object.assign(rows[1] ?? {}, { period: { ...period, from: january, to: march } });
  });
  const entries = (await site.ask("GET", "/api/coming")).body as ComingEntries;
  expect(entries.filter(({ location }) => /^promociones\/[12]$/.test(location))).toEqual([
    { location: "promociones/1", label: "Promociones", day: january, what: "Larga, último día" },
    { location: "promociones/2", label: "Promociones", day: january, what: "Otra" },
    { location: "promociones/2", label: "Promociones", day: march, what: "Otra, último día" },
  ]);
});

import { expect, test } from "vitest";
import { formatFrozenFilePath } from "#domain/legal/version-paths.ts";
import type { PublicationUndo } from "#editor/api/requests/publish-api.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { editList, editPrice, membershipsPath } from "#editor/testing/edit-list.ts";
import { publishDraftsUnchecked } from "#editor/testing/publish-drafts-unchecked.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";

const promotionsPath = "src/content/data/promotions.ts";
const opinionsPath = "src/content/data/testimonials.ts";
const termsPath = "src/content/legal/politica-de-uso/1.md";

type Promotion = { slug: string; name: string; offer?: { porting: { months: number } } };
type Opinions = { items: { city: string; text: string }[] };

test("a publication's lists and texts become drafts without it, while later publications and published rows stay", async () => {
  const site = await openTestSite();
  const { root, app } = site;
  const [oldPrices, oldTerms] = [readFileIn(root, membershipsPath), readFileIn(root, termsPath)];
  editPrice(site, 900);
  writeFileIn(root, termsPath, oldTerms.replace(/^title: .+$/m, "title: Otra política"));
  editList<Promotion[]>(site, promotionsPath, (rows) => {
    const offered = rows.find(({ offer }) => offer?.porting);
    if (!offered?.offer) throw new Error("no offer");
    const [first] = rows;
    if (first) rows.push({ ...first, slug: "otra-de-marzo", name: "Otra de marzo" });
    offered.offer.porting.months = 9;
  });
  editList<Opinions>(site, opinionsPath, ({ items: [first] }) => {
    if (first) Object.assign(first, { city: "Cholula" });
  });
  await publishDraftsUnchecked(root, "Todo junto");
  const commit = runGit(root, "rev-parse", "HEAD");
  editList<Opinions>(site, opinionsPath, ({ items: [first, second] }) => {
    if (first) first.city = "Xalapa";
    if (second) second.city = "Tepic";
  });
  await publishDraftsUnchecked(root, "Otra ciudad");

  const headers = { host: "localhost:3100", "x-editor": "1" };
  const shown = await app.inject({ url: `/api/undo?commit=${commit}`, headers });
  const { changes, keptLabels, draftLabels } = shown.json<PublicationUndo>();
  expect(draftLabels).toEqual([]);
  expect(shown.statusCode, shown.body).toBe(200);
  expect(changes.map(({ file }) => file).toSorted()).toEqual([membershipsPath, promotionsPath, termsPath]);
  expect(changes.find(({ file }) => file === membershipsPath)?.changes).toEqual([
    expect.objectContaining({ before: "$900", after: "$850" }),
  ]);
  expect(keptLabels).toEqual(["«Otra de marzo»", expect.stringContaining("Ciudad")]);

  const undo = () => app.inject({ method: "POST", url: "/api/undo", headers, payload: { commit } });
  expect((await undo()).statusCode).toBe(200);
  expect([readFileIn(root, membershipsPath), readFileIn(root, termsPath)]).toEqual([oldPrices, oldTerms]);
  const promotions = readFileIn(root, promotionsPath);
  expect([promotions.includes('"otra-de-marzo"'), promotions.includes('"months": 9')]).toEqual([true, false]);
  expect(readFileIn(root, opinionsPath)).toMatch(/Xalapa[\s\S]*Tepic/);
  // A second undo would lose a later change of these drafts.
  editPrice(site, 870);
  expect((await undo()).json().message).toMatch(/^Publica o descarta antes tu borrador de «/);
  const again = await app.inject({ url: `/api/undo?commit=${commit}`, headers });
  expect(again.json<PublicationUndo>().draftLabels).toContain("«Promociones»");
});

test("a developer's commit and an unpublished commit cannot be undone here", async () => {
  const { root, app } = await openTestSite();
  const headers = { host: "localhost:3100", "x-editor": "1" };
  for (const commit of [runGit(root, "rev-list", "--max-parents=0", "HEAD"), "0".repeat(40)])
    expect((await app.inject({ url: `/api/undo?commit=${commit}`, headers })).json().message).toMatch(
      /^Eso no lo publicó el editor/,
    );
  expect((await app.inject({ url: "/api/undo?commit=HEAD", headers })).statusCode).toBe(400);
});

test("a list and a legal text return to an earlier state, which is shown first; published rows and coming changes stay", async () => {
  const site = await openTestSite();
  const { root, app } = site;
  const first = runGit(root, "rev-parse", "HEAD");
  const oldTerms = readFileIn(root, termsPath);
  editPrice(site, 900);
  writeFileIn(root, termsPath, oldTerms.replace(/^title: .+$/m, "title: Otra política"));
  editList<Promotion[]>(site, promotionsPath, (rows) => {
    const [row] = rows;
    if (!row) throw new Error("no promotion");
    rows.push({ ...row, slug: "otra-de-marzo", name: "Otra de marzo" });
    row.name = "Otro nombre";
  });
  await publishDraftsUnchecked(root, "Otro precio");
  editList<{ coming: object }>(site, membershipsPath, (data) => {
    data.coming = { "2027-01-15": { "plans.legend.regularPesos": { was: 900, value: 950, by: "Ana Ruiz" } } };
  });
  await publishDraftsUnchecked(root, "Y otro en enero");

  const headers = { host: "localhost:3100", "x-editor": "1" };
  const look = (file: string, commit = first) =>
    app.inject({ url: `/api/undo?${new URLSearchParams({ commit, file })}`, headers });
  const returnTo = (file: string) =>
    app.inject({ method: "POST", url: "/api/undo", headers, payload: { commit: first, file } });
  const prices = (await look(membershipsPath)).json<PublicationUndo>();
  expect(prices.changes).toMatchObject([{ file: membershipsPath, changes: [{ before: "$900", after: "$850" }] }]);
  expect(prices.keptLabels).toEqual([expect.stringMatching(/^lo que viene el 15\sde enero de 2027$/)]);
  expect((await look(promotionsPath)).json().keptLabels).toEqual(["«Otra de marzo»"]);
  expect((await look(termsPath)).json().changes[0].text.changes).toMatchObject([{ title: "Título" }]);

  for (const file of [membershipsPath, termsPath]) expect((await returnTo(file)).statusCode).toBe(200);
  expect(readFileIn(root, termsPath)).toBe(oldTerms);
  const restored = readFileIn(root, membershipsPath);
  expect([restored.includes('"regularPesos": 900'), restored.includes("2027-01-15")]).toEqual([false, true]);
  // A draft is never overwritten.
  editPrice(site, 870);
  expect((await returnTo(membershipsPath)).json().message).toMatch(/^Publica o descarta antes tu borrador de «/);
  expect((await look("docs/secret.md")).statusCode).toBe(409);
  expect((await look(membershipsPath, runGit(root, "rev-parse", "HEAD"))).json().message).toMatch(/^Nada vuelve/);
});

test("a published version of a legal text is only shown as it was", async () => {
  const { root, app } = await openTestSite();
  const path = "src/content/legal/gestion-de-trafico/1.md";
  const first = runGit(root, "rev-parse", "HEAD");
  const text = readFileIn(root, path);
  writeFileIn(root, path, text.replace(/^title: .+$/m, "title: Otro título"));
  writeFileIn(root, formatFrozenFilePath("gestion-de-trafico", "1"), "{}");
  runGit(root, "add", "--all");
  runGit(root, "commit", "--quiet", "-m", "Versión 1");
  const headers = { host: "localhost:3100", "x-editor": "1" };
  const payload = { commit: first, file: path };
  const answer = await app.inject({ method: "POST", url: "/api/undo", headers, payload });
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(/^Haz una versión nueva/)]);
});

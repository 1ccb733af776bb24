import { expect, test } from "vitest";
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

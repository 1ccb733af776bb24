import { expect, test } from "vitest";
import type { PendingChanges, PublishResult } from "#editor/api/requests/publish-api.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { freezeFirstVersion } from "#editor/testing/open-test-legal-text.ts";
import { runGit } from "#editor/testing/servers/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/servers/team-workspaces.ts";

test("a version and its publication are one change, which can be discarded after later versions", async () => {
  const { root, ask } = await openTestSite();
  const api = "/api/legal-texts/gestion-de-trafico";
  const getFile = (version: number) => `src/content/legal/gestion-de-trafico/${version}.md`;
  await freezeFirstVersion(ask, "gestion-de-trafico");
  await ask("POST", `${api}/versions`, { inForce: "2027-01-01" });
  const waiting = async () =>
    ((await ask("GET", "/api/pending")).body as PendingChanges).changes.map(({ file }) => file);
  const discard = async (version: number) =>
    (await ask("POST", "/api/discard", { file: getFile(version) })).body.message;
  expect(await waiting()).toEqual([getFile(1), getFile(2)]);
  expect(await discard(1)).toBe("Descarta antes la versión 2: se escribió sobre esta.");
  expect(await discard(2)).toBeUndefined();
  expect(await discard(1)).toBeUndefined();
  expect(runGit(root, "status", "--porcelain", "--untracked-files=all")).toBe("");
});

const prices = "src/content/data/memberships.ts";
const testimonials = "src/content/data/testimonials.ts";
const folios = "src/content/data/registry.ts";
const promotions = "src/content/data/promotions.ts";
const folio = 1_999_999;

test("drafts can be published or sent for approval separately, unless one needs another", async () => {
  const { ana, main } = await openTeamWorkspaces("ana");
  const send = (...files: readonly string[]) =>
    ana.ask<PublishResult & { message?: string }>("POST", "/api/publish", { title: "Una parte", files });
  ana.changePrice(900);
  ana.changeCity("Cholula");
  expect((await send(testimonials)).body).toMatchObject({ commit: main("rev-parse", "main"), isPushed: true });
  expect([main("show", "--name-only", "--format=", "main"), ana.status()]).toEqual([testimonials, `M ${prices}`]);

  // A draft sent for approval leaves the workspace, so a remaining draft that needs it would become invalid.
  await ana.change<{ promotions: object[] }>("folios", (data) => data.promotions.push({ number: folio }));
  await ana.change<object[]>("promociones", (rows) =>
    rows.unshift({
      slug: "de-otono",
      name: "De otoño",
      folio,
      terms: { kind: "code" },
      period: { kind: "dates", from: "2028-11-26", to: "2028-11-30" },
      shownOn: ["registry"],
    }),
  );
  const alone = await send(folios);
  expect([alone.status, alone.body.message]).toEqual([
    409,
    expect.stringMatching(/^Envía también lo que depende de esto\. «Promociones»: Promoción 1 .*ese folio no está/),
  ]);
  expect(main("rev-list", "--count", "main")).toBe("2");
  expect((await send(folios, promotions)).body.isProposal).toBe(true);
  expect(ana.status()).toBe(`M ${prices}`);
});

import { expect, test } from "vitest";
import type { Impact, Menu } from "#editor/api/api.ts";
import { formatAccountHeader } from "#editor/hosted/auth/account.ts";
import { readFileIn, runGit } from "#editor/testing/servers/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/servers/team-workspaces.ts";

const prices = "src/content/data/memberships.ts";

test("in the workspace that approvers share, the person who sends the request approves, not the owner", async () => {
  const { ana, beto, main } = await openTeamWorkspaces("ana", "beto");
  ana.changePrice(900);
  await ana.publish("A 900");
  const [proposal] = await beto.proposals();
  const carla = { id: "00000000f3", person: { name: "Carla", email: "carla@wim.example" } };
  const headers = { ...beto.headers, "x-editor-roles": "approver", "x-editor-account": formatAccountHeader(carla) };
  const menu = await beto.app.inject({ url: "/api/menu", headers });
  expect([menu.json<Menu>().person.name, menu.json<Menu>().team?.mayApprove]).toEqual(["Carla", true]);
  const payload = { head: proposal?.head, tree: proposal?.tree };
  const url = `/api/proposals/${proposal?.id}/approve`;
  expect((await beto.app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(200);
  expect(main("log", "-1", "--format=%B", "main")).toContain("Approved-by: Carla <carla@wim.example>");
});

test("only its author can withdraw a proposal, and only without a draft of the same file", async () => {
  const { ana, beto, main } = await openTeamWorkspaces("ana", "beto");
  ana.changePrice(900);
  const draft = readFileIn(ana.root, prices);
  await ana.publish("Sube el precio");
  const [proposal] = await beto.proposals();
  expect(main("rev-list", "--count", "main")).toBe("1");
  expect((await beto.decide(proposal, "withdraw")).status).toBe(409);
  ana.changePrice(950);
  const over = await ana.decide(proposal, "withdraw");
  expect(over.body.message).toMatch(/^Publica o descarta antes tu borrador/);
  await ana.ask("POST", "/api/discard", { file: prices });
  expect((await ana.decide(proposal, "withdraw")).status).toBe(200);
  expect([readFileIn(ana.root, prices), ana.status()]).toEqual([draft, `M ${prices}`]);
  expect(await beto.proposals()).toEqual([]);
});

test("a proposal that would not build with a local draft cannot be withdrawn until that draft is changed", async () => {
  const { ana } = await openTeamWorkspaces("ana");
  ana.changePrice(710);
  await ana.publish("Baja el precio");
  await ana.change<OfferData[]>("promociones", (rows) => {
    for (const { offer } of rows) if (offer) offer.porting.pesos.legend = 720;
  });
  const [lower] = await ana.proposals();
  const clash = await ana.decide(lower, "withdraw");
  expect(clash.body.message).toMatch(/^Cambia antes tu borrador: .*tiene que ser menor que el regular, \$710\.$/);
  expect(ana.status()).toBe("M src/content/data/promotions.ts");
});

test("a proposal that would not build with what was published since becomes a draft, whose form names the error", async () => {
  const { ana, beto } = await openTeamWorkspaces("ana", "beto");
  await ana.change<OfferData[]>("promociones", (rows) => {
    for (const { offer } of rows) if (offer) offer.porting.pesos.legend = 720;
  });
  await ana.publish("Baja menos con portabilidad");
  const [offer] = await beto.proposals();
  ana.changePrice(710);
  await ana.publish("Baja el precio");
  expect((await beto.approve(offer)).status).toBe(200);
  const lower = (await ana.proposals()).find(({ title }) => title === "Baja el precio");
  expect((await ana.decide(lower, "withdraw")).status).toBe(200);
  expect(ana.status()).toBe("M src/content/data/memberships.ts");
  expect((await ana.publish("Baja el precio")).body.message).toMatch(/tiene que ser menor que el regular, \$710/);
});

type OfferData = { offer?: { porting: { pesos: { legend: number } } } };

test("the approver's own draft does not count among the consequences of a proposal", async () => {
  const { ana, beto } = await openTeamWorkspaces("ana", "beto");
  ana.changePrice(900);
  await ana.publish("A 900");
  const [proposal] = await beto.proposals();
  beto.changePrice(990);
  const impact = (workspace: typeof ana) =>
    workspace.ask<Impact>("GET", `/api/proposals/${proposal?.id}/follows?head=${proposal?.head}`);
  const { body } = await impact(beto);
  expect(body.todos).toEqual([
    expect.objectContaining({ label: "Promociones", what: expect.stringContaining("$720") }),
    expect.objectContaining({ label: "Membresías y precios", isReminder: true }),
  ]);
  expect(body.pages.map(({ page }) => page)).toContain("/membresias");
  expect(body.documents.length).toBeGreaterThan(0);
  expect((await impact(ana)).body).toEqual(body);
  expect((await beto.ask("GET", `/api/proposals/${proposal?.id}/follows?head=main`)).status).toBe(400);
});

test("a proposal with a conflict cannot be approved, and becomes a draft with the side that its author chooses", async () => {
  const { ana, beto } = await openTeamWorkspaces("ana", "beto");
  ana.changePrice(900);
  await ana.publish("A 900");
  await ana.change<PlansData>("membresias", ({ plans }) => {
    plans.legend.regularPesos = 950;
    plans.rookie.regularPesos = 390;
  });
  await ana.publish("A 950");
  const first = (await beto.proposals()).find(({ title }) => title === "A 900");
  await beto.approve(first);
  const [second] = await beto.proposals();
  const words =
    /^Choca con lo que se publicó después en «Membresías y precios»: .* Precio regular\. Quien la envió elige/;
  const conflicts = [expect.objectContaining({ mine: "950", theirs: "900" })];
  expect(second).toMatchObject({ title: "A 950", conflicts, refusal: expect.stringMatching(words) });
  expect((await beto.decide(second, "approve", { tree: first?.tree })).body.message).toMatch(words);
  expect((await ana.decide(second, "withdraw", { winningSide: "theirs" })).status).toBe(200);
  expect([await ana.proposals(), ana.status()]).toEqual([[], `M ${prices}`]);
  const draft = readFileIn(ana.root, prices);
  expect([draft.includes('"regularPesos": 900'), draft.includes('"regularPesos": 390')]).toEqual([true, true]);
});

type PlansData = { plans: Record<"legend" | "rookie", { regularPesos: number }> };

test("a withdrawn proposal with a conflict keeps its author's words if the author chooses this", async () => {
  const { ana, beto } = await openTeamWorkspaces("ana", "beto");
  for (const price of [900, 950]) {
    ana.changePrice(price);
    await ana.publish(`A ${price}`);
  }
  await beto.approve((await beto.proposals()).find(({ title }) => title === "A 900"));
  const [second] = await ana.proposals();
  expect((await ana.decide(second, "withdraw", { winningSide: "mine" })).status).toBe(200);
  expect(readFileIn(ana.root, prices)).toContain('"regularPesos": 950');
  expect((await ana.publish("A 950, otra vez")).body.isProposal).toBe(true);
  const [again] = await beto.proposals();
  expect(again?.changes[0]?.changes).toEqual([expect.objectContaining({ before: "$900", after: "$950" })]);
});

test("changes of neighbouring lines do not conflict, in either order", async () => {
  const { ana, beto, main } = await openTeamWorkspaces("ana", "beto");
  await ana.change<PlansData>("membresias", ({ plans }) => {
    plans.rookie.regularPesos = 390;
  });
  await ana.publish("Rookie a 390");
  await ana.change<{ plans: Record<"rookie", { name: string }> }>("membresias", ({ plans }) => {
    plans.rookie.name = "Novato";
  });
  await ana.publish("Otro nombre");
  const [first, second] = await beto.proposals();
  expect((await beto.approve(first)).status).toBe(200);
  // The same person read the second proposal before approving the first.
  expect((await beto.approve(second)).body.message).toMatch(/^Publicaste otra cosa después de que la abriste/);
  expect((await beto.approve((await beto.proposals())[0])).status).toBe(200);
  expect(main("rev-list", "--count", "main")).toBe("3");
});

test("a proposal's changes are compared with the currently published state", async () => {
  const { ana, beto } = await openTeamWorkspaces("ana", "beto");
  ana.changePrice(900);
  await ana.publish("A 900");
  await beto.change<{ plans: { rookie: { regularPesos: number } } }>("membresias", ({ plans }) => {
    plans.rookie.regularPesos = 390;
  });
  await beto.publish("Rookie a 390");
  const asApprover = { ...ana.headers, "x-editor-roles": "approver" };
  const other = (await ana.proposals()).find(({ isMine }) => !isMine);
  const payload = { head: other?.head, tree: other?.tree };
  const url = `/api/proposals/${other?.id}/approve`;
  expect((await ana.app.inject({ method: "POST", url, headers: asApprover, payload })).statusCode).toBe(200);
  const [mine] = await ana.proposals();
  expect(mine?.changes[0]?.changes).toEqual([expect.objectContaining({ before: "$850", after: "$900" })]);
});

test("polling merges others' publications into a running workspace, and keeps its draft", async () => {
  const { ana, beto, main } = await openTeamWorkspaces("ana", "beto");
  ana.changeCity("Cholula");
  await ana.publish("Cambia una ciudad");
  beto.changePrice(900);
  const publication = { commit: main("rev-parse", "main"), title: "Cambia una ciudad" };
  expect((await beto.ask("GET", "/api/proposals")).body).toEqual({ proposals: [], isUpdated: true, publication });
  expect(runGit(beto.root, "rev-parse", "HEAD")).toBe(main("rev-parse", "main"));
  expect(beto.status()).toBe(`M ${prices}`);
  expect((await beto.ask("GET", "/api/proposals")).body).toEqual({ proposals: [], publication });
});

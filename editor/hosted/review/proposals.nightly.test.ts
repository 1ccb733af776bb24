import { expect, test } from "vitest";
import type { Impact } from "#editor/api/api.ts";
import { readFileIn, runGit } from "#editor/testing/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/team-workspaces.ts";

const prices = "src/content/data/memberships.ts";

test("a proposal survives the loss of an account, and only its author can withdraw it", async () => {
  const { ana, beto, main, standIn } = await openTeamWorkspaces("github", ["Ana.Ruiz", "beto"]);
  ana.changePrice(900);
  const draft = readFileIn(ana.root, prices);
  await ana.publish("Sube el precio");
  const [proposal] = await beto.proposals();
  expect(main("rev-list", "--count", "main")).toBe("1");

  // If the author's account is deleted at the forge, others still see the proposal.
  const author = standIn.people.get("Ana.Ruiz");
  standIn.people.delete("Ana.Ruiz");
  expect(await beto.proposals()).toEqual([{ ...proposal, isMine: false }]);
  if (author) standIn.people.set("Ana.Ruiz", author);

  const person = standIn.people.get("beto");
  standIn.people.delete("beto");
  expect((await beto.ask("GET", "/api/proposals")).body.message).toMatch(/^GitHub ya no reconoce tu cuenta/);
  if (person) standIn.people.set("beto", person);

  // Only the author can withdraw it, and only without a draft of the same file; it then becomes a draft again.
  expect((await beto.ask("POST", "/api/proposals/1/withdraw", { head: proposal?.head })).status).toBe(409);
  ana.changePrice(950);
  const over = await ana.ask("POST", "/api/proposals/1/withdraw", { head: proposal?.head });
  expect(over.body.message).toMatch(/^Publica o descarta antes tu borrador/);
  await ana.ask("POST", "/api/discard", { file: prices });
  expect((await ana.ask("POST", "/api/proposals/1/withdraw", { head: proposal?.head })).status).toBe(200);
  expect([readFileIn(ana.root, prices), ana.status()]).toEqual([draft, `M ${prices}`]);
  expect(await beto.proposals()).toEqual([]);
});

test("a proposal that would not build with a local draft cannot be withdrawn until that draft is changed", async () => {
  const { ana } = await openTeamWorkspaces("github", ["Ana.Ruiz"]);
  ana.changePrice(700);
  await ana.publish("Baja el precio");
  await ana.change<OfferData[]>("promociones", (rows) => {
    for (const { offer } of rows) if (offer) offer.porting.pesos.legend = 720;
  });
  const [lower] = await ana.proposals();
  const clash = await ana.ask("POST", `/api/proposals/${lower?.number}/withdraw`, { head: lower?.head });
  expect(clash.body.message).toMatch(/^Cambia antes tu borrador: .*tiene que ser menor que el regular, \$700\.$/);
  expect(ana.status()).toBe("M src/content/data/promotions.ts");
});

type OfferData = { offer?: { porting: { pesos: { legend: number } } } };

test("the approver's own draft does not count among the consequences of a proposal", async () => {
  const { ana, beto } = await openTeamWorkspaces("github", ["Ana.Ruiz", "beto"]);
  ana.changePrice(900);
  await ana.publish("A 900");
  const [proposal] = await beto.proposals();
  beto.changePrice(990);
  const impact = (workspace: typeof ana) =>
    workspace.ask<Impact>("GET", `/api/proposals/1/follows?head=${proposal?.head}`);
  const { body } = await impact(beto);
  expect(body.todos).toEqual([
    expect.objectContaining({ label: "Promociones", what: expect.stringContaining("$720") }),
  ]);
  expect(body.pages.map(({ page }) => page)).toContain("/membresias");
  expect(body.documents.length).toBeGreaterThan(0);
  expect((await impact(ana)).body).toEqual(body);
  expect((await beto.ask("GET", "/api/proposals/1/follows?head=main")).status).toBe(400);
});

test("a proposal with a conflict says so, cannot be approved, and is withdrawn without becoming a draft", async () => {
  const { ana, beto } = await openTeamWorkspaces("github", ["Ana.Ruiz", "beto"]);
  ana.changePrice(900);
  await ana.publish("A 900");
  ana.changePrice(950);
  await ana.publish("A 950");
  const [first] = await beto.proposals();
  await beto.decide(1, "approve", { head: first?.head });
  const [second] = await beto.proposals();
  const words = /^Choca con lo que se publicó después en «Membresías y precios»: quien la envió la escribe otra vez/;
  expect(second).toMatchObject({ number: 2, hasConflicts: true, refusal: expect.stringMatching(words) });
  expect((await beto.decide(2, "approve", { head: second?.head })).body.message).toMatch(words);
  expect((await ana.decide(2, "withdraw", { head: second?.head })).status).toBe(200);
  expect([await ana.proposals(), ana.status()]).toEqual([[], ""]);
  expect(readFileIn(ana.root, prices)).toContain('"regularPesos": 900');
});

test("a proposal's changes are compared with the currently published state", async () => {
  const { ana, beto } = await openTeamWorkspaces("github", ["Ana.Ruiz", "beto"]);
  ana.changePrice(900);
  await ana.publish("A 900");
  await beto.change<{ plans: { rookie: { regularPesos: number } } }>("membresias", ({ plans }) => {
    plans.rookie.regularPesos = 390;
  });
  await beto.publish("Rookie a 390");
  const [, other] = await ana.proposals();
  await ana.decide(2, "approve", { head: other?.head });
  const [mine] = await ana.proposals();
  expect(mine?.changes[0]?.words).toEqual([expect.objectContaining({ before: "$850", after: "$900" })]);
});

test("polling merges others' publications into a running workspace, and keeps its draft", async () => {
  const { ana, beto, main } = await openTeamWorkspaces("github", ["Ana.Ruiz", "beto"]);
  ana.changeCity("Cholula");
  await ana.publish("Cambia una ciudad");
  beto.changePrice(900);
  expect((await beto.ask("GET", "/api/proposals")).body).toEqual({ proposals: [], isUpdated: true });
  expect(runGit(beto.root, "rev-parse", "HEAD")).toBe(main("rev-parse", "main"));
  expect(beto.status()).toBe(`M ${prices}`);
  expect((await beto.ask("GET", "/api/proposals")).body).toEqual({ proposals: [] });
});

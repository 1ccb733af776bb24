import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Impact } from "#editor/api/api.ts";
import { acceptPushes, gitIn, readFileIn, refusePushes, writeFileIn } from "#editor/testing/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/team-workspaces.ts";

/** Loads the whole content, in two workspaces. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const prices = "src/content/data/memberships.ts";
const kinds = ["github", "gitlab"] as const;

test.each(kinds)("at %s, a price change waits for a second person, who publishes it", async (kind) => {
  const { ana, beto, main, standIn, forge } = await openTeamWorkspaces(kind, ["Ana.Ruiz", "beto"]);
  ana.changePrice(900);
  const pending = (await ana.ask<{ changes: { approval?: string }[] }>("GET", "/api/pending")).body;
  expect(pending.changes.map(({ approval }) => approval)).toEqual(["precios"]);
  const before = main("rev-parse", "main");
  const { body } = await ana.publish("Sube el precio de Legend");
  expect(body.proposal).toEqual({ number: 1, link: expect.stringMatching(/^https:/) });
  expect(main("rev-parse", "main")).toBe(before);
  expect(ana.status()).toBe("");

  const [mine] = await ana.proposals();
  const [theirs] = await beto.proposals();
  expect([mine?.isMine, theirs?.isMine]).toEqual([true, false]);
  expect(theirs).toMatchObject({ title: "Sube el precio de Legend", author: "Ana Ruiz", day: "2026-11-23" });
  expect(theirs?.changes).toEqual([
    expect.objectContaining({
      label: "Membresías y precios",
      words: [expect.objectContaining({ before: "$850", after: "$900" })],
    }),
  ]);
  const head = theirs?.head ?? "";

  const own = await ana.ask("POST", "/api/proposals/1/approve", { head });
  expect([own.status, own.body.message]).toEqual([409, "La aprueba otra persona: esta la enviaste tú."]);
  // The forge itself refuses it too.
  const [asForge] = await forge.proposals(ana.token);
  if (asForge) await expect(forge.approve(ana.token, asForge)).rejects.toThrow();
  expect((await beto.ask("POST", "/api/proposals/1/approve", { head: "0".repeat(40) })).status).toBe(409);
  expect((await beto.ask("POST", "/api/proposals/1/approve", { head, more: 1 })).status).toBe(400);
  expect(main("rev-parse", "main")).toBe(before);

  // While the repository's rules block the merge, the approved proposal waits; the next poll publishes it.
  standIn.mergeRefusal = "Required status check build is expected.";
  const approved = await beto.ask("POST", "/api/proposals/1/approve", { head });
  expect(approved).toEqual({ status: 200, body: { waits: "Required status check build is expected." } });
  const by = kind === "github" ? "beto" : "Beto Díaz";
  expect([(await ana.proposals())[0]?.approvedBy, main("rev-parse", "main")]).toEqual([[by], before]);
  expect((await beto.proposals())[0]?.approvedBy).toEqual([by]);
  standIn.mergeRefusal = undefined;
  expect(await beto.proposals()).toEqual([]);
  expect(standIn.approvals).toEqual([{ number: 1, login: "beto", head }]);
  expect(main("show", `main:${prices}`)).toContain('"regularPesos": 900');
  expect(main("log", "-1", "--format=%B", "main")).toMatch(/^Sube el precio de Legend\n[\s\S]*Approved-by: Beto Díaz/);
  expect(readFileIn(beto.root, prices)).toContain('"regularPesos": 900');
});

test("the forge's reason for a refusal is shown, and no draft or proposal is lost", async () => {
  const { ana, beto, main, standIn } = await openTeamWorkspaces("github", ["Ana.Ruiz", "beto"]);
  ana.changePrice(900);
  const draft = readFileIn(ana.root, prices);
  refusePushes(standIn.bare, "Hoy no se publica");
  const refused = await ana.publish("Sube el precio");
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/«Hoy no se publica».*borrador sigue aquí/),
  ]);
  expect([readFileIn(ana.root, prices), ana.status()]).toEqual([draft, `M ${prices}`]);
  acceptPushes(standIn.bare);

  await ana.publish("Sube el precio");
  const [proposal] = await beto.proposals();
  expect(main("rev-list", "--count", "main")).toBe("1");

  // If the author's account is deleted at the forge, others still see the proposal.
  const author = standIn.people.get("Ana.Ruiz");
  standIn.people.delete("Ana.Ruiz");
  expect(await beto.proposals()).toEqual([{ ...proposal, isMine: false }]);
  if (author) standIn.people.set("Ana.Ruiz", author);

  standIn.isBroken = true;
  expect((await beto.ask("GET", "/api/proposals")).body.message).toMatch(/^GitHub no contesta/);
  standIn.isBroken = false;
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

  // A proposal that would not build with a local draft cannot be withdrawn until that draft is changed.
  ana.changePrice(700);
  await ana.publish("Baja el precio");
  await ana.change<OfferData[]>("ofertas", (rows) => {
    for (const { offer } of rows) offer.porting.pesos.legend = 720;
  });
  const [lower] = await ana.proposals();
  const clash = await ana.ask("POST", `/api/proposals/${lower?.number}/withdraw`, { head: lower?.head });
  expect(clash.body.message).toMatch(/^Cambia antes tu borrador: .*tiene que ser menor que el regular, \$700\.$/);
  expect(ana.status()).toBe("M src/content/data/offers.ts");
});

type OfferData = { offer: { porting: { pesos: { legend: number } } } };

test("the approver sees the consequences and to-dos, compared with the published site", async () => {
  const { ana, beto } = await openTeamWorkspaces("github", ["Ana.Ruiz", "beto"]);
  ana.changePrice(900);
  await ana.publish("A 900");
  const [proposal] = await beto.proposals();
  // The approver's own draft does not count.
  beto.changePrice(990);
  const impact = (workspace: typeof ana) =>
    workspace.ask<Impact>("GET", `/api/proposals/1/follows?head=${proposal?.head}`);
  const { body } = await impact(beto);
  expect(body.todos).toEqual([
    expect.objectContaining({ label: "Ofertas sin página en el registro", what: expect.stringContaining("$720") }),
  ]);
  expect(body.pages.map(({ page }) => page)).toContain("/membresias");
  expect(body.documents.length).toBeGreaterThan(0);
  expect((await impact(ana)).body).toEqual(body);
  expect((await beto.ask("GET", "/api/proposals/1/follows?head=main")).status).toBe(400);
});

test.each(kinds)("at %s, a proposal is returned to its author with a note, and becomes a draft again", async (kind) => {
  const { ana, beto, standIn } = await openTeamWorkspaces(kind, ["Ana.Ruiz", "beto"]);
  ana.changePrice(900);
  await ana.publish("A 900");
  const [proposal] = await beto.proposals();
  const head = proposal?.head;
  expect((await beto.decide(1, "return", { head, note: " " })).status).toBe(409);
  expect((await ana.decide(1, "return", { head, note: "No" })).status).toBe(409);
  expect((await beto.decide(1, "return", { head, note: "Falta la oferta" })).status).toBe(200);
  expect(await beto.proposals()).toEqual([]);
  const [returned] = await ana.proposals();
  const by = kind === "github" ? "beto" : "Beto Díaz";
  expect(returned).toMatchObject({ number: 1, isMine: true, returned: { by, note: "Falta la oferta" } });
  expect((await ana.decide(1, "withdraw", { head })).status).toBe(200);
  expect(readFileIn(ana.root, prices)).toContain('"regularPesos": 900');
  expect(await ana.proposals()).toEqual([]);
  expect(standIn.git("for-each-ref", "refs/heads/contenido")).toBe("");
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
  expect(gitIn(beto.root, "rev-parse", "HEAD")).toBe(main("rev-parse", "main"));
  expect(beto.status()).toBe(`M ${prices}`);
  expect((await beto.ask("GET", "/api/proposals")).body).toEqual({ proposals: [] });
});

test("a proposal that changes code cannot be approved in the editor", async () => {
  const { ana, beto, standIn, main } = await openTeamWorkspaces("github", ["Ana.Ruiz", "beto"]);
  writeFileIn(ana.root, "src/code.ts", "export {};\n");
  gitIn(ana.root, "add", "src/code.ts");
  gitIn(ana.root, "commit", "--quiet", "-m", "Code");
  gitIn(ana.root, "push", "--quiet", standIn.bare, "HEAD:refs/heads/contenido/ana-ruiz-7-code");
  const author = standIn.people.get("Ana.Ruiz");
  if (author)
    standIn.pulls.push({
      number: 1,
      title: "Code",
      author,
      branch: "contenido/ana-ruiz-7-code",
      state: "open",
      notes: [],
    });
  const [proposal] = await beto.proposals();
  expect(proposal?.refusal).toBe("Cambia archivos que no son de contenido: se aprueba en GitHub.");
  const approved = await beto.ask("POST", "/api/proposals/1/approve", { head: proposal?.head });
  expect(approved.body.message).toMatch(/^Apruébala en GitHub/);
  expect(main("rev-list", "--count", "main")).toBe("1");
  expect(existsSync(join(beto.root, "src/code.ts"))).toBe(false);
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import type { Impact } from "#editor/api/api.ts";
import type { ForgeSettings } from "#editor/hosted/forge/forge.ts";
import { oauthClient } from "#editor/testing/forge-state.ts";
import { readFileIn, refusePushes, runGit, writeFileIn } from "#editor/testing/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/team-workspaces.ts";

const prices = "src/content/data/memberships.ts";
/** The nightly run also tries the second kind of forge. */
const kinds: readonly ForgeSettings["kind"][] = inject("testRun").isFullSize ? ["github", "gitlab"] : ["github"];

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

  const [theirs] = await beto.proposals();
  const told = { title: "Sube el precio de Legend", author: "Ana Ruiz", day: "2026-11-23", isMine: false };
  expect(theirs).toMatchObject(told);
  expect(theirs?.changes).toEqual([
    expect.objectContaining({
      label: "Membresías y precios",
      words: [expect.objectContaining({ before: "$850", after: "$900" })],
    }),
  ]);
  const head = theirs?.head ?? "";
  const { body: impact } = await beto.ask<Impact>("GET", `/api/proposals/1/follows?head=${head}`);
  expect(impact.todos).toEqual([
    expect.objectContaining({ label: "Promociones", what: expect.stringContaining("$720") }),
  ]);
  expect(impact.pages.map(({ page }) => page)).toContain("/membresias");

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
  expect(await ana.proposals()).toEqual([expect.objectContaining({ isMine: true, approvedBy: [by] })]);
  expect(main("rev-parse", "main")).toBe(before);
  standIn.mergeRefusal = undefined;
  expect(await beto.proposals()).toEqual([]);
  expect(standIn.approvals).toEqual([{ number: 1, login: "beto", head }]);
  expect(main("show", `main:${prices}`)).toContain('"regularPesos": 900');
  expect(main("log", "-1", "--format=%B", "main")).toMatch(/^Sube el precio de Legend\n[\s\S]*Approved-by: Beto Díaz/);
  expect(readFileIn(beto.root, prices)).toContain('"regularPesos": 900');
});

test("the forge's reason for a refusal is shown, and the draft is kept", async () => {
  const { ana, standIn } = await openTeamWorkspaces("github", ["Ana.Ruiz"]);
  ana.changePrice(900);
  const draft = readFileIn(ana.root, prices);
  refusePushes(standIn.bare, "Hoy no se publica");
  const refused = await ana.publish("Sube el precio");
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/«Hoy no se publica».*borrador sigue aquí/),
  ]);
  expect([readFileIn(ana.root, prices), ana.status()]).toEqual([draft, `M ${prices}`]);

  standIn.isBroken = true;
  expect((await ana.ask("GET", "/api/proposals")).body.message).toMatch(/^GitHub no contesta/);
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

test("a proposal that changes code cannot be approved in the editor", async () => {
  const { ana, beto, standIn, main } = await openTeamWorkspaces("github", ["Ana.Ruiz", "beto"]);
  writeFileIn(ana.root, "src/code.ts", "export {};\n");
  runGit(ana.root, "add", "src/code.ts");
  runGit(ana.root, "commit", "--quiet", "-m", "Code");
  runGit(ana.root, "push", "--quiet", standIn.bare, "HEAD:refs/heads/contenido/ana-ruiz-7-code");
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

test("a change that needs no approval is pushed with the person's token, and only the proxy may ask", async () => {
  const { ana, main, standIn } = await openTeamWorkspaces("gitlab", ["Ana.Ruiz"]);
  ana.changeCity("Cholula");
  const { body } = await ana.publish("Cambia una ciudad");
  expect(body).toEqual({ commit: main("rev-parse", "main"), isPushed: true });
  expect(main("log", "-1", "--format=%an <%ae> %s", "main")).toBe("Ana Ruiz <ana@wim.example> Cambia una ciudad");
  const pushed = standIn.heard.find(({ method, url }) => method === "POST" && url.includes("git-receive-pack"));
  expect(Buffer.from(pushed?.authorization.slice(6) ?? "", "base64").toString()).toBe(`oauth2:${ana.token}`);
  const outside = await ana.app.inject({ url: "/api/menu", headers: { host: "localhost:3100", "x-editor": "1" } });
  expect(outside.statusCode).toBe(403);
});

test("a token that git reports as unknown ends the session, and the draft is kept", async () => {
  const { ana, standIn } = await openTeamWorkspaces("github", ["Ana.Ruiz"]);
  await ana.changeCity("Cholula");
  const draft = ana.status();
  standIn.revoke(ana.token, oauthClient.id, oauthClient.secret);
  const { status, body } = await ana.publish("Cambia una ciudad");
  expect([status, body.message]).toEqual([401, expect.stringMatching(/^GitHub ya no reconoce tu cuenta/)]);
  expect([draft === "", ana.status()]).toEqual([false, draft]);
});

test("an uploaded file records the name of the signed-in person", async () => {
  const { ana } = await openTeamWorkspaces("github", ["Ana.Ruiz"]);
  vi.stubEnv("COVERAGE_STORE", join(ana.root, "data/coverage"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const headers = { ...ana.headers, "content-type": "application/octet-stream" };
  const payload = readFileSync("public/kml/4G-garantizada.kml");
  expect((await ana.app.inject({ method: "PUT", url: "/api/files/4g-garantizada", headers, payload })).statusCode).toBe(
    200,
  );
  expect(readFileIn(ana.root, "src/content/data/coverage.ts")).toContain('"person": "Ana Ruiz"');
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Impact, Menu } from "#editor/api/api.ts";
import type { Occurrences } from "#editor/api/requests/replace-api.ts";
import type { Proposals } from "#editor/api/requests/team-api.ts";
import { noticesPath } from "#editor/testing/servers/hosted-proxy.ts";
import { readFileIn, refusePushes, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/servers/team-workspaces.ts";

const prices = "src/content/data/memberships.ts";

test("a price change waits for a second person, who publishes exactly what they read", async () => {
  const { ana, beto, main } = await openTeamWorkspaces("ana", "beto");
  ana.changePrice(900);
  const pending = (await ana.ask<{ changes: { approval?: string }[] }>("GET", "/api/pending")).body;
  expect(pending.changes.map(({ approval }) => approval)).toEqual(["precios"]);
  const before = main("rev-parse", "main");
  expect((await ana.publish("Sube el precio de Legend")).body.isProposal).toBe(true);
  expect(main("rev-parse", "main")).toBe(before);
  expect(ana.status()).toBe("");

  const [theirs] = await beto.proposals();
  expect(theirs).toMatchObject({ title: "Sube el precio de Legend", author: "Ana Ruiz", isMine: false });
  expect(theirs?.changes).toEqual([
    expect.objectContaining({
      label: "Membresías y precios",
      changes: [expect.objectContaining({ before: "$850", after: "$900" })],
    }),
  ]);
  const { body: impact } = await beto.ask<Impact>("GET", `/api/proposals/${theirs?.id}/follows?head=${theirs?.head}`);
  expect(impact.todos).toEqual([
    expect.objectContaining({ label: "Promociones", what: expect.stringContaining("$720") }),
    expect.objectContaining({ label: "Membresías y precios", isReminder: true }),
  ]);
  expect(impact.pages.map(({ page }) => page)).toContain("/membresias");

  // The author cannot approve it, even with the role. Others can approve only the commit and the files that they read.
  const asApprover = { ...ana.headers, "x-editor-roles": "lists,approver" };
  const url = `/api/proposals/${theirs?.id}/approve`;
  const payload = { head: theirs?.head, tree: theirs?.tree };
  const own = await ana.app.inject({ method: "POST", url, headers: asApprover, payload });
  expect([own.statusCode, own.json().message]).toEqual([409, "La aprueba otra persona: esta la enviaste tú."]);
  expect(own.headers["x-editor-title"]).toBe("Sube%20el%20precio%20de%20Legend");
  expect((await ana.approve(theirs)).status).toBe(403);
  const zeros = "0".repeat(40);
  expect((await beto.ask("POST", url, { ...payload, head: zeros })).status).toBe(409);
  expect((await beto.ask("POST", url, { ...payload, tree: zeros })).status).toBe(409);
  expect((await beto.ask("POST", url, { ...payload, more: 1 })).status).toBe(400);
  // After someone else has published, the approver has to read it again.
  ana.changeCity("Cholula");
  await ana.publish("Cambia una ciudad");
  const moved = await beto.approve(theirs);
  expect([moved.status, moved.body.message]).toEqual([409, expect.stringMatching(/^Otra persona publicó después/)]);
  expect(main("show", `main:${prices}`)).not.toContain('"regularPesos": 900');

  const [again] = await beto.proposals();
  expect((await beto.approve(again)).status).toBe(200);
  expect(await beto.proposals()).toEqual([]);
  expect(main("rev-parse", "main^{tree}")).toBe(again?.tree);
  expect(main("log", "-1", "--format=%an <%ae>|%cn <%ce>|%B", "main")).toBe(
    "Ana Ruiz <ana@wim.example>|Editor de wim <editor@editor.example>|Sube el precio de Legend\n\nApproved-by: Beto Díaz <beto@wim.example>",
  );
  expect(main("for-each-ref", "refs/heads/contenido")).toBe("");
  expect(readFileIn(beto.root, prices)).toContain('"regularPesos": 900');
});

test("a refusal by the server is shown with its own message, and nothing is lost", async () => {
  const { ana, beto, main, gitServer } = await openTeamWorkspaces("ana", "beto");
  ana.changePrice(900);
  const draft = readFileIn(ana.root, prices);
  refusePushes(gitServer.bare, "Hoy no se publica");
  const refused = await ana.publish("Sube el precio");
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/«Hoy no se publica».*borrador sigue aquí/),
  ]);
  expect([readFileIn(ana.root, prices), ana.status()]).toEqual([draft, `M ${prices}`]);
  gitServer.status = 500;
  expect((await ana.ask("GET", "/api/proposals")).body.message).toMatch(/^El repositorio no contesta/);
  gitServer.status = 200;

  // With a protected main, the server accepts the proposal's branch, and a failed approval changes neither branch.
  refusePushes(gitServer.bare, "main está protegida", "refs/heads/main");
  expect((await ana.publish("Sube el precio")).body.isProposal).toBe(true);
  const [proposal] = await beto.proposals();
  const approved = await beto.approve(proposal);
  expect([approved.status, approved.body.message]).toEqual([
    409,
    expect.stringMatching(/«main está protegida»\): haz lo que dice, o avisa .* Nada cambió\.$/),
  ]);
  expect(main("rev-list", "--count", "main")).toBe("1");
  expect(await beto.proposals()).toEqual([proposal]);
});

test("a proposal is returned to its author with a note, and becomes a draft again", async () => {
  const { ana, beto, main } = await openTeamWorkspaces("ana", "beto");
  ana.changePrice(900);
  await ana.publish("A 900");
  const [proposal] = await beto.proposals();
  const note = "Falta la oferta:\n\nSigned-off-by: ésta";
  expect((await beto.decide(proposal, "return", { note: " " })).status).toBe(409);
  expect((await ana.decide(proposal, "return", { note: "No" })).status).toBe(403);
  expect((await beto.decide(proposal, "return", { note })).status).toBe(200);
  expect(await beto.proposals()).toEqual([]);
  const [returned] = await ana.proposals();
  expect(returned).toMatchObject({ id: proposal?.id, title: "A 900", author: "Ana Ruiz", isMine: true });
  expect(returned?.returned).toEqual({ by: "Beto Díaz", note });
  expect((await beto.decide(returned, "approve", { tree: returned?.tree })).status).toBe(409);
  expect((await ana.decide(returned, "withdraw")).status).toBe(200);
  expect(readFileIn(ana.root, prices)).toContain('"regularPesos": 900');
  expect(await ana.proposals()).toEqual([]);
  expect(main("for-each-ref", "refs/heads/contenido")).toBe("");
});

test("an interrupted withdrawal can be repeated, even after others have published", async () => {
  const { ana, beto, main } = await openTeamWorkspaces("ana", "beto");
  ana.changePrice(900);
  await ana.publish("A 900");
  beto.changeCity("Cholula");
  await beto.publish("Cambia una ciudad");
  const [proposal] = await ana.proposals();
  const branches = main("for-each-ref", "--format=%(refname) %(objectname)", "refs/heads/contenido").split(" ");
  expect((await ana.decide(proposal, "withdraw")).status).toBe(200);
  const draft = readFileIn(ana.root, prices);
  // Simulates a process that ended after restoring the draft and before deleting the branch.
  main("update-ref", ...branches);
  expect((await ana.decide((await ana.proposals())[0], "withdraw")).status).toBe(200);
  expect([readFileIn(ana.root, prices), ana.status()]).toEqual([draft, `M ${prices}`]);
  expect(await ana.proposals()).toEqual([]);
  // Another draft of the same file is not overwritten.
  main("update-ref", ...branches);
  ana.changePrice(950);
  const refused = await ana.decide((await ana.proposals())[0], "withdraw");
  expect(refused.body.message).toMatch(/^Publica o descarta antes tu borrador de «Membresías y precios»/);
  expect(readFileIn(ana.root, prices)).toContain("950");
});

test("branches made by hand are not proposals, and a branch like a proposal is not approved if it contains code", async () => {
  const { ana, beto, gitServer, main } = await openTeamWorkspaces("ana", "beto");
  const push = (from: string, branch: string) =>
    runGit(ana.root, "push", "--quiet", gitServer.bare, `${from}:refs/heads/contenido/${branch}`);
  const sent = "leo-00000000e2-0123456789";
  const orphan = runGit(ana.root, "commit-tree", "HEAD^{tree}", "-m", "");
  push("HEAD", "prueba");
  push("HEAD", sent);
  push(orphan, "leo-00000000e2-1111111111");
  // A proposal that Leo could have sent, except that it contains code and a part by Beto.
  const broken = "src/content/legal/contrato-de-adhesion/1.published.json";
  writeFileIn(ana.root, "src/code.ts", "export {};\n");
  writeFileIn(ana.root, broken, "{");
  runGit(ana.root, "add", "src");
  const byBeto = ["-c", "user.email=BETO@wim.example", "commit", "--quiet", "-m", "Code", "--date=@99999999999 +0000"];
  runGit(ana.root, ...byBeto);
  push("HEAD", "leo-00000000e2-2222222222");
  runGit(ana.root, "reset", "--quiet", "--hard", "HEAD^");
  const { proposals } = (await ana.ask<Proposals>("GET", "/api/proposals")).body;
  const [code] = proposals;
  expect([proposals.length, code?.isMine, code?.refusal]).toEqual([
    1,
    false,
    expect.stringContaining("no son de cont"),
  ]);
  expect((await beto.proposals())[0]?.isMine).toBe(true);
  expect((await beto.approve(code)).body.message).toMatch(/^La aprueba otra persona/);
  expect(main("rev-list", "--count", "main")).toBe("1");
  expect(existsSync(join(beto.root, "src/code.ts"))).toBe(false);
});

test("a change that needs no approval is pushed with the editor's key, and only the proxy may request it", async () => {
  const { ana, main, gitServer } = await openTeamWorkspaces("ana");
  ana.changeCity("Cholula");
  const { body } = await ana.publish("Cambia una ciudad");
  expect(body).toMatchObject({ commit: main("rev-parse", "main"), isPushed: true });
  expect(main("log", "-1", "--format=%an <%ae>|%cn|%s", "main")).toBe(
    "Ana Ruiz <ana@wim.example>|Editor de wim|Cambia una ciudad",
  );
  const pushed = gitServer.requests.find(({ method, url }) => method === "POST" && url.includes("git-receive-pack"));
  expect(atob(pushed?.authorization.slice(6) ?? "")).toBe(`git:${gitServer.env.EDITOR_REPOSITORY_TOKEN}`);
  const outside = await ana.app.inject({ url: "/api/menu", headers: { host: "localhost:3100", "x-editor": "1" } });
  expect(outside.statusCode).toBe(403);
});

test("people with the role for lists cannot change legal texts and vice versa, and readers change nothing", async () => {
  const { ana } = await openTeamWorkspaces("ana");
  ana.changeCity("Cholula");
  ana.changePrice(900);
  // Each request is also refused for another reason, so that it has no effect.
  const stale = { data: [], revision: "old" };
  const writes = {
    notices: ["PUT", "/api/lists/avisos", stale],
    folios: ["PUT", "/api/lists/folios", stale],
    text: ["PUT", "/api/lists/terminos-y-condiciones", stale],
    version: ["POST", "/api/legal-texts/terminos-y-condiciones/versions", {}],
    file: ["POST", "/api/files/5g/back", {}],
    discard: ["POST", "/api/discard", { file: noticesPath }],
    publish: ["POST", "/api/publish", { title: "", files: [prices] }],
  } as const;
  const findRefused = async (roles: string) => {
    const refused: string[] = [];
    for (const [name, [method, url, payload]] of Object.entries(writes)) {
      const headers = { ...ana.headers, "x-editor-roles": roles };
      const answer = await ana.app.inject({ method, url, headers, payload });
      if (answer.statusCode === 403) refused.push(`${name}: ${/«[^»]+»/.exec(answer.json().message)}`);
    }
    return refused;
  };
  const ofLists = ["notices", "file", "discard", "publish"].map((name) => `${name}: «Listas y páginas»`);
  const ofTexts = ["folios", "text", "version"].map((name) => `${name}: «Textos legales»`);
  expect(await findRefused("legal,approver")).toEqual(ofLists);
  expect(await findRefused("reader")).toEqual(expect.arrayContaining([...ofLists, ...ofTexts]));
  expect(await findRefused("")).toHaveLength(7);
  expect(await findRefused("lists")).toEqual(ofTexts);

  const menuFor = async (roles: string) => {
    const headers = { ...ana.headers, "x-editor-roles": roles };
    const { lists, legalTexts, files, team } = (await ana.app.inject({ url: "/api/menu", headers })).json<Menu>();
    const locked = [...lists, ...legalTexts, ...files].filter(({ lockReason }) => lockReason).map(({ id }) => id);
    return { locked, team };
  };
  const { locked } = await menuFor("lists");
  expect(locked).toEqual(expect.arrayContaining(["folios", "terminos-y-condiciones", "pendientes"]));
  expect(locked.filter((id) => ["avisos", "datos"].includes(id))).toEqual([]);
  expect(await menuFor("lists,legal,approver")).toEqual({
    locked: [],
    team: { mayApprove: true, approvers: "quien tiene el papel «Aprobación»" },
  });

  const url = `/api/occurrences?words=${encodeURIComponent("línea")}`;
  const { fields } = (
    await ana.app.inject({ url, headers: { ...ana.headers, "x-editor-roles": "legal" } })
  ).json<Occurrences>();
  const findReasons = (id: string) =>
    fields.filter(({ formId }) => formId === id).map(({ lockReason }) => lockReason ?? "none");
  expect(new Set(findReasons("preguntas"))).toEqual(new Set([expect.stringContaining("«Listas y páginas»")]));
  expect(findReasons("terminos-y-condiciones")).toContain("none");
});

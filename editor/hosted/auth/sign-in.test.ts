import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { oauthClient } from "#editor/testing/forge-state.ts";
import { openAuthProxy } from "#editor/testing/hosted-proxy.ts";
import { runGit } from "#editor/testing/site-repository.ts";
import { maxIdleMs, maxSessionMs, rightsCheckIntervalMs } from "./sessions.ts";

const sessionCookie = "__Host-wim-editor";
const html = { accept: "text/html" };
/** The stand-in forge shares a possibly busy machine with the test. */
const patient = { timeout: 20_000 };

test.each(["github", "gitlab"] as const)(
  "at %s, a person who may push can sign in, and gets a draft of their own",
  async (kind) => {
    const { send, enter, standIn, worktrees, url } = await openAuthProxy(kind);
    const outside = await send("editor", "/", { headers: html });
    expect([outside.status, outside.headers.location]).toEqual([303, "/entrar"]);
    const page = await send("editor", "/entrar", { headers: html });
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('href="/entrar/ir"')]);
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; (?!.*(unsafe|script-src))/);

    const { entered, cookies } = await enter("Ana.Ruiz");
    expect([entered.status, entered.headers.location]).toEqual([303, "/"]);
    const line = entered.headers["set-cookie"]?.find((each) => each.startsWith(`${sessionCookie}=`));
    expect(line).toMatch(/^__Host-wim-editor=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; Secure; SameSite=Lax$/);
    expect((await send("editor", "/api/menu", { cookies })).status).toBe(200);

    const folder = worktrees.folderOf({ id: "7", login: "Ana.Ruiz", person: { name: "", email: "" } });
    expect(existsSync(join(folder, "src/content/data/notices.ts"))).toBe(true);
    expect(runGit(folder, "symbolic-ref", "--short", "HEAD")).toBe("contenido/ana-ruiz-7");
    const left = new URL(standIn.heard.find(({ url: asked }) => asked.includes("authorize"))?.url ?? "", url);
    expect(left.searchParams.get("redirect_uri")).toBe("https://editor.example/entrar/vuelta");
    expect(left.searchParams.get("code_challenge_method")).toBe("S256");
  },
);

test("a code is accepted once, and only from the browser that started signing in", async () => {
  const { send, leave, comeBack, standIn } = await openAuthProxy();
  standIn.visitor = "Ana.Ruiz";
  const { cookies, to } = await leave();
  const back = await comeBack(to);
  const other = await leave();
  // Without cookies, from another browser, and with a wrong state.
  expect((await send("editor", back)).status).toBe(400);
  expect((await send("editor", back, { cookies: other.cookies })).status).toBe(400);
  expect((await send("editor", back.replace(/state=[^&]+/, "state=x"), { cookies })).status).toBe(400);
  expect((await send("editor", `${back}&state=x`, { cookies })).status).toBe(400);
  const right = await send("editor", back, { cookies });
  expect(right.status).toBe(303);
  const again = await send("editor", back, { cookies, headers: html });
  expect([again.status, again.body]).toEqual([400, expect.stringContaining("Esta entrada ya no vale")]);
  expect(again.headers["set-cookie"]).toBeUndefined();

  // A valid code of another sign-in is refused, because its verifier is different.
  const [mine, planted] = [await leave(), await leave()];
  const code = new URL(await comeBack(planted.to), "https://editor.example").searchParams.get("code");
  const mixed = (await comeBack(mine.to)).replace(/code=[^&]+/, `code=${code}`);
  expect((await send("editor", mixed, { cookies: mine.cookies })).status).toBe(403);
});

test("a sign-in that took too long or was cancelled must start again", async () => {
  const { send, leave, comeBack, standIn, pass } = await openAuthProxy();
  standIn.visitor = "Ana.Ruiz";
  const { cookies, to } = await leave();
  const state = new URL(to).searchParams.get("state");
  const cancelled = await send("editor", `/entrar/vuelta?error=access_denied&state=${state}`, { cookies });
  expect(cancelled.status).toBe(400);
  const slow = await leave();
  const back = await comeBack(slow.to);
  pass(11 * 60_000);
  expect((await send("editor", back, { cookies: slow.cookies })).status).toBe(400);
});

test.each([
  ["github", "lector"],
  ["github", "nadie"],
  ["gitlab", "lector"],
  ["gitlab", "nadie"],
] as const)("at %s, %s may not push and does not get in", async (kind, login) => {
  const { enter } = await openAuthProxy(kind);
  const { entered, cookies } = await enter(login);
  expect([entered.status, entered.body]).toEqual([403, expect.stringContaining("no puede publicar")]);
  expect(cookies).toEqual({});
});

test("a session ends after inactivity, and at the end of the working day", async () => {
  const { send, enter, pass } = await openAuthProxy();
  const first = await enter("Ana.Ruiz");
  const status = async ({ cookies }: typeof first, path = "/api/menu") =>
    (await send("editor", path, { cookies })).status;
  pass(maxIdleMs - 1);
  // The page polls the pipeline by itself, which does not count as activity.
  expect(await status(first, "/api/pipeline")).toBe(200);
  pass(1);
  expect(await status(first)).toBe(401);

  const second = await enter("Ana.Ruiz");
  for (let at = 0; at < maxSessionMs; at += maxIdleMs / 2) {
    expect(await status(second), `${at}`).toBe(200);
    pass(maxIdleMs / 2);
  }
  expect(await status(second)).toBe(401);
});

test.each(["github", "gitlab"] as const)("at %s, the login replaces a name that git would refuse", async (kind) => {
  const { forge, standIn } = await openAuthProxy(kind);
  const dots = { id: 11, login: "puntos", name: "...", email: "p@wim.example", role: "push" as const };
  standIn.people.set("puntos", dots);
  expect((await forge.account(standIn.tokenFor("puntos"))).person.name).toBe("puntos");
});

test.each(["github", "gitlab"] as const)(
  "«Salir» ends the session and revokes the token at %s; another site cannot trigger it",
  async (kind) => {
    const { send, enter, url, workspace, standIn } = await openAuthProxy(kind);
    const { cookies } = await enter("Ana.Ruiz");
    const status = async () => (await send("editor", "/api/menu", { cookies })).status;
    const out = (headers: Record<string, string>) => send("editor", "/salir", { method: "POST", cookies, headers });
    expect((await out({ origin: url })).status).toBe(403);
    expect((await out({ "x-editor": "1", origin: "https://other.example" })).status).toBe(403);
    expect(await status()).toBe(200);
    const left = await out({ "x-editor": "1", origin: url });
    expect([left.status, left.headers["set-cookie"]]).toEqual([
      204,
      [expect.stringMatching(/^__Host-wim-editor=; .*Max-Age=0/)],
    ]);
    expect(await status()).toBe(401);
    const token = String(workspace.heard.at(-1)?.headers["x-editor-token"]);
    await expect.poll(() => standIn.personOf(token)).toBeUndefined();
  },
);

test("attempts are limited per address, without affecting other addresses", async () => {
  const { send } = await openAuthProxy();
  const from = (address: string) =>
    send("editor", "/entrar/ir", { headers: { "x-forwarded-for": `1.2.3.4, ${address}` } });
  const answers = await Promise.all(Array.from({ length: 31 }, () => from("192.0.2.1")));
  expect(answers.filter(({ status }) => status === 429).length).toBe(1);
  expect((await from("192.0.2.2")).status).toBe(303);
});

test("a session ends when the pipeline, a workspace or a renewal reports an unknown token", async () => {
  const { send, enter, standIn, workspace, pass } = await openAuthProxy("gitlab");
  standIn.tokenSeconds = 7_200;
  const ask = (path: string, { cookies }: { cookies: Readonly<Record<string, string>> }) =>
    send("editor", path, { cookies });
  const enterAnew = async () => {
    const entered = await enter("Ana.Ruiz");
    expect((await ask("/api/menu", entered)).status).toBe(200);
    return entered;
  };
  const isOver = async (entered: Awaited<ReturnType<typeof enter>>) => {
    const { status, body } = await ask("/api/menu", entered);
    expect([status, JSON.parse(body).message]).toEqual([
      401,
      expect.stringMatching(/^Tu sesión terminó\. .*sigue aquí/),
    ]);
  };
  const first = await enterAnew();
  standIn.revoke(String(workspace.heard.at(-1)?.headers["x-editor-token"]), oauthClient.id, oauthClient.secret);
  const told = await ask("/api/pipeline", first);
  expect([told.status, JSON.parse(told.body).message]).toEqual([401, expect.stringMatching(/^GitLab ya no reconoce/)]);
  await isOver(first);

  const second = await enterAnew();
  workspace.status = 401;
  expect((await ask("/api/lists/avisos", second)).status).toBe(401);
  workspace.status = 200;
  await isOver(second);

  const third = await enterAnew();
  standIn.forgetRenewals();
  pass(7_000_000);
  await isOver(third);
  const asked = standIn.heard.length;
  await isOver(third);
  expect(standIn.heard.slice(asked).filter(({ url }) => url === "/oauth/token")).toEqual([]);
});

test("a person who may no longer push can read but not write, until they may push again", async () => {
  const { send, enter, standIn, url, pass } = await openAuthProxy();
  const { cookies } = await enter("Ana.Ruiz");
  const headers = { "x-editor": "1", origin: url, "content-type": "application/json" };
  const save = async () => {
    const { status, body } = await send("editor", "/api/lists/avisos", { method: "PUT", cookies, headers, body: "{}" });
    return status === 200 ? status : [status, JSON.parse(body).message];
  };
  const countRequests = () => standIn.heard.filter(({ url }) => url === "/api/v3/repos/wim/sitio").length;
  const person = standIn.people.get("Ana.Ruiz");
  if (!person) throw new Error("nobody is here");
  const before = countRequests();
  for (const role of ["read", "none"] as const) {
    person.role = role;
    expect(await save()).toBe(200);
    pass(rightsCheckIntervalMs);
    await expect
      .poll(save, patient)
      .toEqual([403, expect.stringMatching(/^Tu cuenta ya no puede publicar .*sigue aquí/)]);
    expect((await send("editor", "/api/menu", { cookies })).status).toBe(200);
    person.role = "push";
    pass(60_000);
    await expect.poll(save, patient).toBe(200);
  }
  expect(countRequests() - before).toBe(4);
});

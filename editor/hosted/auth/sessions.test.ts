import { expect, test, vi } from "vitest";
import { openAuthProxy } from "#editor/testing/hosted-proxy.ts";
import { maxIdleMs, maxSessionMs, roleCheckIntervalMs } from "./sessions.ts";

/** The provider shares a possibly busy machine with the test. */
const patient = { timeout: 20_000 };

test("a session ends after inactivity, and at the end of the working day", async () => {
  const { send, enter, pass } = await openAuthProxy();
  const first = await enter("user-7");
  const status = async ({ cookies }: typeof first, path = "/api/menu") =>
    (await send("editor", path, { cookies })).status;
  pass(maxIdleMs - 1);
  // The page polls the site by itself, which does not count as activity.
  expect(await status(first, "/api/live")).toBe(200);
  pass(1);
  expect(await status(first)).toBe(401);
  expect(await status(first, "/api/live")).toBe(401);

  const second = await enter("user-7");
  for (let at = 0; at < maxSessionMs; at += maxIdleMs / 2) {
    expect(await status(second), `${at}`).toBe(200);
    pass(maxIdleMs / 2);
  }
  expect(await status(second)).toBe(401);
});

test("«Salir» ends the session here and leads to the provider, which ends its own; another site cannot trigger it", async () => {
  const { send, enter, visit, leave, comeBack, url, idp } = await openAuthProxy();
  const { cookies } = await enter("user-7");
  const status = async () => (await send("editor", "/api/menu", { cookies })).status;
  const out = (headers: Record<string, string>) => send("editor", "/salir", { method: "POST", cookies, headers });
  expect((await out({ origin: url })).status).toBe(403);
  expect((await out({ "x-editor": "1", origin: "https://other.example" })).status).toBe(403);
  expect(await status()).toBe(200);
  const left = await out({ "x-editor": "1", origin: url });
  expect(left.headers["set-cookie"]).toEqual([expect.stringMatching(/^__Host-wim-editor=; .*Max-Age=0/)]);
  expect(await status()).toBe(401);
  // The provider knows the session by its ID token, and leads back after it has ended its own session.
  const asked = await visit(JSON.parse(left.body).to);
  expect(await visit(`${idp.settings.issuer.origin}/session/end/confirm`, parseConfirmation(asked.page))).toEqual({
    at: `${url}/entrar/salida`,
    page: "",
  });
  expect((await send("editor", "/entrar/salida")).body).toContain("Saliste del editor");
  idp.visitor = "";
  const fresh = await leave();
  expect(await comeBack(fresh.to)).toContain("error=access_denied");

  const again = await enter("user-7");
  idp.isBroken = true;
  const alone = await send("editor", "/salir", {
    method: "POST",
    cookies: again.cookies,
    headers: { "x-editor": "1", origin: url },
  });
  expect(alone.status).toBe(200);
});

/** The hidden fields of the provider's page that asks whether to sign out. */
const parseConfirmation = (page: string) => ({
  xsrf: /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "",
  logout: "yes",
});

test("a person who signs out at the provider is signed out here; no other token ends a session", async () => {
  const { send, enter, visit, idp, url } = await openAuthProxy();
  const tokens: string[] = [];
  const close = (token: string) =>
    send("editor", "/entrar/cierre", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `${new URLSearchParams({ logout_token: token })}`,
    });
  idp.onLogoutToken = async (token) => void tokens.push(token);
  const status = async ({ cookies }: Awaited<ReturnType<typeof enter>>) =>
    (await send("editor", "/api/menu", { cookies })).status;
  const elsewhere = await enter("user-7");
  const beto = await enter("user-8");
  const ana = await enter("user-7");
  const asked = await visit(`${idp.settings.issuer.origin}/session/end`);
  await visit(`${idp.settings.issuer.origin}/session/end/confirm`, parseConfirmation(asked.page));
  const [token = ""] = await vi.waitUntil(() => tokens.length > 0 && tokens, patient);

  const [head = "", body = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString());
  expect(
    (await close(`${head}.${Buffer.from(JSON.stringify({ ...claims, jti: "x" })).toString("base64url")}.x`)).status,
  ).toBe(400);
  expect((await close("")).status).toBe(400);
  // Tokens that the provider signed, but that are no logout tokens for the editor.
  const wrong = [
    { nonce: "x" },
    { events: {} },
    { aud: "other" },
    { iss: "https://other.example" },
    { iat: claims.iat - 600 },
  ];
  for (const change of wrong)
    expect((await close(await idp.sign({ ...claims, jti: "y", ...change }))).status, JSON.stringify(change)).toBe(400);
  expect(await status(ana)).toBe(200);

  expect((await close(token)).status).toBe(200);
  expect([await status(ana), await status(elsewhere), await status(beto)]).toEqual([401, 200, 200]);
  expect((await close(token)).status).toBe(400);
  const { sid: _sid, ...ofAccount } = claims;
  expect((await close(await idp.sign({ ...ofAccount, jti: "z" }))).status).toBe(200);
  expect([await status(elsewhere), await status(beto)]).toEqual([401, 200]);
  expect(
    (await send("editor", "/entrar/cierre", { method: "POST", headers: { origin: url, host: "other" } })).status,
  ).toBe(403);
});

test.each([
  ["with a refresh token", true],
  ["by userinfo", false],
])("%s, changed roles apply within the hour, and a person who left is signed out", async (_, givesRefreshTokens) => {
  const { send, enter, idp, pass, workspace } = await openAuthProxy();
  idp.givesRefreshTokens = givesRefreshTokens;
  const { cookies } = await enter("user-7");
  const ask = async () => (await send("editor", "/api/menu", { cookies })).status;
  const roles = async () => {
    expect(await ask()).toBe(200);
    return workspace.heard.at(-1)?.headers["x-editor-roles"];
  };
  const ana = idp.people.get("user-7");
  if (!ana) throw new Error("nobody is here");
  ana.groups = ["Jurídico", "Gerencia"];
  expect(await roles()).toBe("lists");
  pass(roleCheckIntervalMs);
  await expect.poll(roles, patient).toBe("legal,approver");
  // While the provider does not answer, the session stays; the check is repeated a minute later.
  idp.isBroken = true;
  pass(roleCheckIntervalMs);
  expect(await ask()).toBe(200);
  idp.isBroken = false;
  idp.people.delete("user-7");
  pass(60_000);
  await expect.poll(ask, patient).toBe(401);
});

test("a person who lost all roles is signed out", async () => {
  const { send, enter, idp, pass } = await openAuthProxy();
  const { cookies } = await enter("user-7");
  const ana = idp.people.get("user-7");
  if (ana) ana.groups = ["Todos"];
  pass(roleCheckIntervalMs);
  await expect.poll(async () => (await send("editor", "/api/menu", { cookies })).status, patient).toBe(401);
});

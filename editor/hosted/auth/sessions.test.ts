import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAuthProxy } from "#editor/testing/servers/hosted-proxy.ts";

// Written out here, so that a test fails if a limit changes.
const minuteMs = 60_000;
const [roleCheckIntervalMs, maxUnconfirmedMs] = [20 * minuteMs, 60 * minuteMs];
const [maxIdleMs, maxSessionMs] = [120 * minuteMs, 720 * minuteMs];

/** A longer timeout, because the provider shares a possibly busy machine with the test. */
const patient = { timeout: 20_000 };

const readEndReasons = (entries: readonly object[]) =>
  entries.flatMap((entry) => ("reason" in entry ? [entry.reason] : []));

test("a session ends after inactivity, and at the end of the working day", async () => {
  const { send, signIn, pass, sessions, auditEntries } = await openAuthProxy();
  const first = await signIn("user-7");
  const status = async ({ cookies }: typeof first, path = "/api/menu") =>
    (await send("editor", path, { cookies })).status;
  await pass(maxIdleMs - 1);
  // The page polls the site automatically, which does not count as activity.
  expect(await status(first, "/api/live")).toBe(200);
  await pass(1);
  expect(await status(first)).toBe(401);
  expect(await status(first, "/api/live")).toBe(401);

  const { cookies } = await signIn("user-7");
  const isSignedIn = () => sessions.find(cookies["__Host-wim-editor"], true) !== undefined;
  for (let index = 0; index < maxSessionMs; index += maxIdleMs / 2) {
    expect(isSignedIn(), `${index}`).toBe(true);
    await pass(maxIdleMs / 2);
  }
  expect(isSignedIn()).toBe(false);
  expect(readEndReasons(auditEntries)).toEqual(["idle", "too-long"]);
});

test("«Salir» ends the session here and redirects to the provider, which ends its own; other sites cannot trigger it", async () => {
  const { send, signIn, browser, startSignIn, signInAtProvider, url, identityProvider } = await openAuthProxy();
  const { cookies } = await signIn("user-7");
  const status = async () => (await send("editor", "/api/menu", { cookies })).status;
  const out = (headers: Record<string, string>) => send("editor", "/salir", { method: "POST", cookies, headers });
  expect((await out({ origin: url })).status).toBe(403);
  expect((await out({ "x-editor": "1", origin: "https://other.example" })).status).toBe(403);
  expect(await status()).toBe(200);
  const left = await out({ "x-editor": "1", origin: url });
  expect(left.headers["set-cookie"]).toEqual([expect.stringMatching(/^__Host-wim-editor=; .*Max-Age=0/)]);
  expect(await status()).toBe(401);
  // The provider finds the session by its ID token, ends its own session, then redirects back.
  const asked = await browser.visit(JSON.parse(left.body).to);
  expect(await browser.submit(asked, { logout: "yes" })).toEqual({ at: `${url}/entrar/salida`, page: "" });
  expect((await send("editor", "/entrar/salida")).body).toContain("Saliste del editor");
  identityProvider.visitor = "";
  const fresh = await startSignIn();
  expect(await signInAtProvider(fresh.to)).toContain("error=access_denied");

  const again = await signIn("user-7");
  identityProvider.isBroken = true;
  const alone = await send("editor", "/salir", {
    method: "POST",
    cookies: again.cookies,
    headers: { "x-editor": "1", origin: url },
  });
  expect(alone.status).toBe(200);
});

test("a person who signs out at the provider is signed out here; no other token ends a session", async () => {
  const { send, signIn, browser, identityProvider, url, auditEntries } = await openAuthProxy();
  const tokens: string[] = [];
  const close = (token: string) =>
    send("editor", "/entrar/cierre", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `${new URLSearchParams({ logout_token: token })}`,
    });
  identityProvider.onLogoutToken = async (token) => void tokens.push(token);
  const status = async ({ cookies }: Awaited<ReturnType<typeof signIn>>) =>
    (await send("editor", "/api/menu", { cookies })).status;
  const elsewhere = await signIn("user-7");
  const beto = await signIn("user-8");
  const ana = await signIn("user-7");
  const asked = await browser.visit(`${identityProvider.settings.issuer.origin}/session/end`);
  await browser.submit(asked, { logout: "yes" });
  const [token = ""] = await vi.waitUntil(() => tokens.length > 0 && tokens, patient);

  const [head = "", body = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString());
  expect(
    (await close(`${head}.${Buffer.from(JSON.stringify({ ...claims, jti: "x" })).toString("base64url")}.x`)).status,
  ).toBe(400);
  expect((await close("")).status).toBe(400);
  // Tokens that the provider signed, but that are not logout tokens for the editor.
  const violations = [
    { nonce: "x" },
    { events: {} },
    { aud: "other" },
    { iss: "https://other.example" },
    { iat: claims.iat - 600 },
  ];
  for (const change of violations)
    expect(
      (await close(await identityProvider.sign({ ...claims, jti: "y", ...change }))).status,
      JSON.stringify(change),
    ).toBe(400);
  expect(await status(ana)).toBe(200);

  expect((await close(token)).status).toBe(200);
  expect([await status(ana), await status(elsewhere), await status(beto)]).toEqual([401, 200, 200]);
  expect((await close(token)).status).toBe(400);
  const { sid: _sid, ...ofAccount } = claims;
  expect((await close(await identityProvider.sign({ ...ofAccount, jti: "z" }))).status).toBe(200);
  expect([await status(elsewhere), await status(beto)]).toEqual([401, 200]);
  expect(readEndReasons(auditEntries)).toEqual(["signed-out-at-provider", "signed-out-at-provider"]);
  expect(
    (await send("editor", "/entrar/cierre", { method: "POST", headers: { origin: url, host: "other" } })).status,
  ).toBe(403);
});

/** Signs people in, in the editor and in the preview, each with an open WebSocket to the preview. */
async function openSession() {
  const proxy = await openAuthProxy();
  const { send, signIn, identityProvider, workspace, getPort, previewUrl } = proxy;
  const ana = identityProvider.people.get("user-7");
  if (!ana) throw new Error("nobody is here");
  const signInWithPreview = async (person: Parameters<typeof signIn>[0] = "user-7") => {
    const { cookies } = await signIn(person);
    const socket = connect(getPort("preview"), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    const { host } = new URL(previewUrl);
    const cookie = Object.entries(cookies).map((pair) => pair.join("="));
    const lines = [`Host: ${host}`, `Origin: ${previewUrl}`, `Cookie: ${cookie}`, "Connection: Upgrade"];
    const closed = once(socket, "close");
    socket.write(["GET /?token=x HTTP/1.1", ...lines, "Upgrade: websocket", "", ""].join("\r\n"));
    await once(socket, "data");
    return {
      /** Returns the statuses of the editor and of the preview. */
      ask: async () => [
        (await send("editor", "/", { cookies })).status,
        (await send("preview", "/", { cookies })).status,
      ],
      closed,
    };
  };
  const readHeader = (name: string) => workspace.requests.findLast(({ headers }) => name in headers)?.headers[name];
  const roles = () => readHeader("x-editor-roles");
  const approvers = () => decodeURIComponent(String(readHeader("x-editor-approvers")));
  return { ...proxy, ana, signInWithPreview, roles, approvers };
}

const inside = [200, 200];
const outside = [401, 401];

test("roles are checked within the hour, and a person who left is signed out of the editor and the preview", async () => {
  const { identityProvider, pass, ana, signInWithPreview, roles, auditEntries } = await openSession();
  const { ask, closed } = await signInWithPreview();
  expect([await ask(), roles()]).toEqual([inside, "lists"]);
  ana.groups = ["Jurídico", "Gerencia"];
  await pass(roleCheckIntervalMs);
  expect([await ask(), roles()]).toEqual([inside, "legal,approver"]);
  // The session ends without a request of the person, although their first refresh token has expired.
  identityProvider.people.delete("user-7");
  await pass(roleCheckIntervalMs);
  await closed;
  expect(await ask()).toEqual(outside);
  const email = "Ana.Ruiz@wim.example";
  expect(auditEntries.at(-1)).toEqual({ event: "session-ended", email, reason: "refused-by-provider" });
});

test("people see who approves their proposals: a group's name until one of its members has signed in", async () => {
  const { identityProvider, pass, ana, signInWithPreview, approvers } = await openSession();
  const first = await signInWithPreview();
  await first.ask();
  expect(approvers()).toBe("alguien de «Gerencia»");
  // Ana is an approver now, but not for her own proposals.
  ana.groups = ["Marketing", "Gerencia"];
  await pass(roleCheckIntervalMs);
  await first.ask();
  expect(approvers()).toBe("alguien de «Gerencia»");

  await signInWithPreview("user-8");
  await first.ask();
  expect(approvers()).toBe("Beto Díaz");
  identityProvider.people.delete("user-8");
  await pass(roleCheckIntervalMs);
  await first.ask();
  expect(approvers()).toBe("alguien de «Gerencia»");
});

test("a person stays signed in without requests for as long as a session may be idle", async () => {
  const { pass, signInWithPreview } = await openSession();
  const { ask } = await signInWithPreview();
  await pass(maxIdleMs - 1);
  expect(await ask()).toEqual(inside);
});

test("a person who lost all roles is signed out", async () => {
  const { pass, ana, signInWithPreview, auditEntries } = await openSession();
  const { ask } = await signInWithPreview();
  ana.groups = ["Todos"];
  await pass(roleCheckIntervalMs);
  expect(await ask()).toEqual(outside);
  expect(readEndReasons(auditEntries)).toEqual(["no-role"]);
});

test("without a refresh token, the session ends an hour after signing in, and the log says so once", async () => {
  const { identityProvider, pass, signInWithPreview, unexpectedErrors } = await openSession();
  identityProvider.givesRefreshTokens = false;
  const [first, second] = [await signInWithPreview(), await signInWithPreview()];
  await pass(maxUnconfirmedMs - 1);
  expect([await first.ask(), await second.ask()]).toEqual([inside, inside]);
  await pass(1);
  await first.closed;
  expect([await first.ask(), await second.ask()]).toEqual([outside, outside]);
  expect(unexpectedErrors).toEqual([expect.stringMatching(/^localhost:\d+ no da con qué renovar las sesiones/)]);
});

test("if the provider stops responding, a session lasts one hour after the last response", async () => {
  const { identityProvider, pass, signInWithPreview } = await openSession();
  const { ask } = await signInWithPreview();
  await pass(roleCheckIntervalMs);
  identityProvider.isBroken = true;
  await pass(roleCheckIntervalMs);
  expect(await ask()).toEqual(inside);
  identityProvider.isBroken = false;
  // A failed check is repeated a minute later.
  await pass(60_000);
  identityProvider.isBroken = true;
  await pass(maxUnconfirmedMs - 1);
  expect(await ask()).toEqual(inside);
  await pass(1);
  expect(await ask()).toEqual(outside);
});

test("a used refresh token is not used again, even if userinfo did not respond", async () => {
  const { identityProvider, pass, signInWithPreview } = await openSession();
  const { ask } = await signInWithPreview();
  identityProvider.brokenPath = "/me";
  await pass(roleCheckIntervalMs);
  identityProvider.brokenPath = undefined;
  await pass(60_000);
  expect(await ask()).toEqual(inside);
  await pass(maxUnconfirmedMs);
  expect(await ask()).toEqual(inside);
});

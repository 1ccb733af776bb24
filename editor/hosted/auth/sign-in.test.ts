import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { formatWithCauses } from "#editor/hosted/proxy/proxy-error.ts";
import { openAuthProxy, type TestPersonId } from "#editor/testing/servers/hosted-proxy.ts";
import { runGit } from "#editor/testing/servers/site-repository.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { openIdentityProvider } from "./identity-provider.ts";

const sessionCookie = "__Host-wim-editor";
const html = { accept: "text/html" };

test("a person with a role signs in, and gets a draft of their own", async () => {
  const { send, signIn, startSignIn, workspace } = await openAuthProxy();
  const outside = await send("editor", "/", { headers: html });
  expect([outside.status, outside.headers.location]).toEqual([303, "/entrar"]);
  const page = await send("editor", "/entrar", { headers: html });
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('href="/entrar/ir"')]);
  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; (?!.*(unsafe|script-src))/);
  const requestedUrl = new URL((await startSignIn()).to).searchParams;
  expect(Object.fromEntries(requestedUrl)).toMatchObject({
    ...{ response_type: "code", redirect_uri: "https://editor.example/entrar/vuelta", scope: "openid profile email" },
    ...{ code_challenge_method: "S256", nonce: expect.stringMatching(/^[\w-]{43}$/) },
  });

  const { signInResponse, cookies } = await signIn("user-7");
  expect([signInResponse.status, signInResponse.headers.location]).toEqual([303, "/"]);
  const line = signInResponse.headers["set-cookie"]?.find((each) => each.startsWith(`${sessionCookie}=`));
  expect(line).toMatch(/^__Host-wim-editor=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; Secure; SameSite=Lax$/);
  expect((await send("editor", "/api/menu", { cookies })).status).toBe(200);
  expect(workspace.requests.at(-1)?.headers["x-editor-roles"]).toBe("lists");
});

test("a draft belongs to the account, even after its e-mail address has changed", async () => {
  const { send, signIn, identityProvider, sessions, worktrees } = await openAuthProxy();
  const folderNow = async () => {
    const { cookies } = await signIn("user-7");
    await send("editor", "/api/menu", { cookies });
    const account = sessions.find(cookies[sessionCookie], false)?.account;
    return account && worktrees.getFolder(account);
  };
  const folder = (await folderNow()) ?? "";
  expect(existsSync(join(folder, "src/content/data/notices.ts"))).toBe(true);
  expect(runGit(folder, "symbolic-ref", "--short", "HEAD")).toMatch(/^contenido\/ana-ruiz-[0-9a-f]{10}$/);
  const ana = identityProvider.people.get("user-7");
  if (ana) ana.email = "ana.soto@wim.example";
  expect(await folderNow()).toBe(folder);
  identityProvider.people.set("user-70", { name: "Otra", email: "ana.soto@wim.example", groups: ["Marketing"] });
  identityProvider.visitor = "user-70";
  expect((await signIn("user-70" as TestPersonId)).signInResponse.status).toBe(303);
});

test("a response of the provider is accepted once, only unchanged, and only from the browser that started", async () => {
  const { send, startSignIn, signInAtProvider, identityProvider } = await openAuthProxy();
  identityProvider.visitor = "user-7";
  const { cookies, to } = await startSignIn();
  const back = await signInAtProvider(to);
  const other = await startSignIn();
  // Refuses the redirect back without cookies, from another browser, and with a wrong state.
  expect((await send("editor", back)).status).toBe(400);
  expect((await send("editor", back, { cookies: other.cookies })).status).toBe(400);
  expect((await send("editor", back.replace(/state=[^&]+/, "state=x"), { cookies })).status).toBe(400);
  expect((await send("editor", `${back}&state=x`, { cookies })).status).toBe(400);
  expect((await send("editor", back, { cookies })).status).toBe(303);
  const again = await send("editor", back, { cookies, headers: html });
  expect([again.status, again.body]).toEqual([400, expect.stringContaining("Esta entrada ya no vale")]);
  expect(again.headers["set-cookie"]).toBeUndefined();

  // Each case is a new sign-in: with a used code, with another sign-in's code, with another issuer or none, and with an
  // ID token that has another nonce.
  const used = new URL(back, "https://editor.example").searchParams.get("code") ?? "";
  const planted =
    new URL(await signInAtProvider((await startSignIn()).to), "https://editor.example").searchParams.get("code") ?? "";
  const changes: ((path: string) => string)[] = [
    (path) => path.replace(/code=[^&]+/, `code=${used}`),
    (path) => path.replace(/code=[^&]+/, `code=${planted}`),
    (path) => path.replace(/iss=[^&]+/, "iss=https%3A%2F%2Fother.example"),
    (path) => path.replace(/&iss=[^&]+/, ""),
  ];
  for (const change of changes) {
    const mine = await startSignIn();
    const refused = await send("editor", change(await signInAtProvider(mine.to)), {
      cookies: mine.cookies,
      headers: html,
    });
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining("No se pudo comprobar")]);
    expect(refused.headers["set-cookie"]?.join()).not.toContain(`${sessionCookie}=`);
  }
  const mine = await startSignIn();
  const otherNonce = await signInAtProvider(mine.to.replace(/nonce=[^&]+/, "nonce=x"));
  expect((await send("editor", otherNonce, { cookies: mine.cookies })).status).toBe(403);
});

test("a sign-in that took too long or was cancelled has to be restarted", async () => {
  const { send, startSignIn, signInAtProvider, identityProvider, pass, unexpectedErrors } = await openAuthProxy();
  const { cookies, to } = await startSignIn();
  const cancelled = await send("editor", await signInAtProvider(to), { cookies, headers: html });
  expect([cancelled.status, cancelled.body]).toEqual([400, expect.stringContaining("no te dejó entrar, o lo canc")]);
  expect(unexpectedErrors).toEqual([expect.stringMatching(/\| .*access_denied/)]);
  identityProvider.visitor = "user-7";
  const slow = await startSignIn();
  const back = await signInAtProvider(slow.to);
  await pass(11 * 60_000);
  expect((await send("editor", back, { cookies: slow.cookies })).status).toBe(400);
});

test("a person without a role or with an unverified address is refused by name; an address may have a role", async () => {
  const { signIn, identityProvider, auditEntries } = await openAuthProxy();
  const { signInResponse, cookies } = await signIn("user-10");
  expect([signInResponse.status, JSON.parse(signInResponse.body).message]).toEqual([
    403,
    "Nadie (nadie@wim.example) no tiene permiso en el editor. Pídelo a quien lo administra: le falta un grupo.",
  ]);
  expect(cookies).toEqual({});
  // The log says what the provider sent, and which roles nobody has.
  const host = identityProvider.settings.issuer.host;
  const nobody = identityProvider.people.get("user-10");
  if (nobody) nobody.groups = [];
  await signIn("user-10");
  expect(auditEntries).toMatchObject([
    { reason: `${host} mandó «groups»: Todos. Nadie ha llegado aún con: Marketing, Jurídico, Gerencia` },
    {
      event: "sign-in-refused",
      reason: `${host} no mandó «groups». Nadie ha llegado aún con: Marketing, Jurídico, Gerencia`,
    },
  ]);
  const ana = identityProvider.people.get("user-7");
  if (ana) ana.isUnverified = true;
  const unverified = (await signIn("user-7")).signInResponse;
  expect([unverified.status, unverified.body]).toEqual([403, expect.stringContaining("Ana.Ruiz@wim.example")]);
  expect((await signIn("user-9")).signInResponse.status).toBe(303);
});

test("while the provider does not respond, the sign-in says so; afterwards people can sign in", async () => {
  const { identityProvider, send, signIn, unexpectedErrors } = await openAuthProxy();
  identityProvider.isBroken = true;
  const down = await send("editor", "/entrar/ir", { headers: html });
  expect([down.status, down.body]).toEqual([
    502,
    expect.stringMatching(/localhost:\d+, donde está tu cuenta, no contesta/),
  ]);
  expect(unexpectedErrors).toEqual([expect.stringMatching(/no contesta.* \| .*HTTP response status code/)]);
  identityProvider.isBroken = false;
  expect((await signIn("user-7")).signInResponse.status).toBe(303);
});

test("an untrusted certificate is reported as the reason, and its code is logged", async () => {
  const folder = createTestFolder();
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", [...request, "-subj", "/CN=localhost", "-keyout", key, "-out", cert], { stdio: "ignore" });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { identityProvider } = await openAuthProxy();
  const provider = openIdentityProvider({
    settings: { ...identityProvider.settings, issuer: new URL(`https://localhost:${port}`) },
    ...{ redirectUri: "https://editor.example/a", signedOutUri: "https://editor.example/b" },
  });
  const error = await provider.buildSignInUrl({ state: "a", nonce: "b", verifier: "c" }).catch((thrown) => thrown);
  expect(error.message).toMatch(/^No se reconoce el certificado de localhost:\d+/);
  expect(formatWithCauses(error)).toContain("DEPTH_ZERO_SELF_SIGNED_CERT");
});

test("only Google gets its own parameters for a refresh token", async () => {
  const issuer = new URL("https://accounts.google.com");
  const metadata = { issuer: issuer.origin, authorization_endpoint: `${issuer.origin}/o/oauth2/v2/auth` };
  const { identityProvider, startSignIn } = await openAuthProxy();
  const elsewhere = new URL((await startSignIn()).to).searchParams;
  expect([elsewhere.get("access_type"), elsewhere.get("prompt")]).toEqual([null, null]);
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(metadata));
  onTestFinished(() => fetched.mockRestore());
  const provider = openIdentityProvider({
    settings: { ...identityProvider.settings, issuer },
    ...{ redirectUri: "https://editor.example/a", signedOutUri: "https://editor.example/b" },
  });
  const requestedUrl = new URL(await provider.buildSignInUrl({ state: "a", nonce: "b", verifier: "c".repeat(43) }));
  expect(requestedUrl.host).toBe("accounts.google.com");
  expect(Object.fromEntries(requestedUrl.searchParams)).toMatchObject({ access_type: "offline", prompt: "consent" });
  expect(requestedUrl.searchParams.get("scope")).not.toContain("offline_access");
});

test("attempts are limited per address, without affecting other addresses", async () => {
  const { send } = await openAuthProxy();
  const from = (address: string) =>
    send("editor", "/entrar/ir", { headers: { "x-forwarded-for": `1.2.3.4, ${address}` } });
  const answers = await Promise.all(Array.from({ length: 31 }, () => from("192.0.2.1")));
  expect(answers.filter(({ status }) => status === 429).length).toBe(1);
  expect((await from("192.0.2.2")).status).toBe(303);
});

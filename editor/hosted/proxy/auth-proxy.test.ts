import { existsSync, readdirSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { formatAccountHeader, readAccountHeader, sharedAccount } from "#editor/hosted/auth/account.ts";
import { openAuthProxy, type TestPersonId } from "#editor/testing/servers/hosted-proxy.ts";
import { sendRawRequest } from "#server/testing/client.ts";

const json = { "content-type": "application/json" };

test("the proxy answers only requests to its own host, with the security headers of the site's server", async () => {
  const { send, signIn, getPort } = await openAuthProxy();
  const { cookies } = await signIn("user-7");
  for (const host of ["other.example", "editor.example:8443", "editor.example.other", "127.0.0.1", "localhost"])
    expect((await send("editor", "/", { cookies, headers: { host } })).status, host).toBe(403);
  expect((await send("preview", "/", { cookies, headers: { host: "editor.example" } })).status).toBe(403);
  for (const path of ["/", "/entrar", "/api/menu", "/%zz", "/entrar/../../package.json"]) {
    const { headers } = await send("editor", path, { cookies });
    expect(headers["strict-transport-security"], path).toMatch(/^max-age=/);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["content-security-policy"], path).toMatch(/default-src 'none'/);
  }
  const twoHosts = "GET / HTTP/1.1\r\nHost: editor.example\r\nHost: other.example\r\n\r\n";
  expect(await sendRawRequest(getPort("editor"), twoHosts)).toMatch(/^HTTP\/1.1 400/);
});

test("a write needs the app's header and origin, and pages of other sites cannot read", async () => {
  const { send, signIn, workspace, url } = await openAuthProxy();
  const { cookies } = await signIn("user-7");
  const own = { ...json, "x-editor": "1", origin: url };
  const write = (headers: Record<string, string>) =>
    send("editor", "/api/publish", { method: "POST", cookies, headers, body: '{"title":"x"}' });
  expect((await write(own)).status).toBe(200);
  const asked = workspace.requests.length;
  const { origin: _origin, ...withoutOrigin } = own;
  const { "x-editor": _mark, ...withoutMark } = own;
  for (const headers of [
    withoutOrigin,
    withoutMark,
    { ...own, "x-editor": "2" },
    { ...own, origin: "https://other.example" },
    { ...own, origin: "null" },
    { ...own, origin: "https://editor.example:8443" },
    { ...own, "sec-fetch-site": "same-site" },
    { ...own, "sec-fetch-site": "cross-site" },
  ])
    expect((await write(headers)).status, JSON.stringify(headers)).toBe(403);
  const fetched = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
  expect((await send("editor", "/api/menu", { cookies, headers: fetched })).status).toBe(403);
  expect((await send("editor", "/api/menu", { cookies, method: "OPTIONS", headers: { origin: url } })).status).toBe(
    403,
  );
  expect(workspace.requests.length).toBe(asked);
});

test("without a session, neither a workspace nor the preview and its WebSockets can be reached", async () => {
  const { send, signIn, workspace, getPort, previewUrl, pass } = await openAuthProxy();
  const { cookies } = await signIn("user-7");
  const forged = { "__Host-wim-editor": "a".repeat(43) };
  for (const jar of [{}, forged, { "__Host-wim-editor": "x" }, { ...forged, " __Host-wim-editor": "b".repeat(43) }])
    for (const proxy of ["editor", "preview"] as const)
      for (const path of ["/api/menu", "/@vite/client", "/@fs/etc/passwd", "/..%2f..%2fetc%2fpasswd"])
        expect((await send(proxy, path, { cookies: jar })).status, `${proxy} ${path}`).toBe(401);
  expect((await send("editor", "/entrar/../.env", {})).status).not.toBe(200);
  expect(workspace.requests).toEqual([]);
  expect((await send("preview", "/", { cookies })).status).toBe(200);

  const upgrade = async (proxy: "editor" | "preview", more: Record<string, string>) => {
    const socket = connect(getPort(proxy), "127.0.0.1");
    const host = proxy === "editor" ? "editor.example" : "editor.example:8443";
    const headers = { host, connection: "Upgrade", upgrade: "websocket", ...more };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`GET /?token=x HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    return new Promise<string>((done) => {
      socket
        .once("data", (part) => done(`${part}`))
        .once("error", () => done(""))
        .once("close", () => done(""));
    }).finally(() => socket.destroy());
  };
  const cookie = `__Host-wim-editor=${cookies["__Host-wim-editor"]}`;
  expect(await upgrade("preview", { origin: previewUrl })).toBe("");
  expect(await upgrade("preview", { cookie, origin: "https://other.example" })).toBe("");
  expect(await upgrade("preview", { cookie })).toBe("");
  expect(await upgrade("editor", { cookie, origin: previewUrl })).toBe("");
  await pass(120 * 60_000 - 1);
  expect(await upgrade("preview", { cookie, origin: previewUrl })).toMatch(/^HTTP\/1.1 101/);
  // An automatic reconnection does not count as activity.
  await pass(1);
  expect((await send("editor", "/api/menu", { cookies })).status).toBe(401);
});

test("a workspace receives the person's roles and the proxy's key but no cookie; a browser can set neither", async () => {
  const { send, signIn, workspace, url } = await openAuthProxy();
  const { cookies } = await signIn("user-7");
  const planted = { "x-editor-roles": "approver", "x-editor-key": "planted", authorization: "Bearer planted" };
  const answer = await send("editor", "/api/lists/avisos?a=%2F", {
    cookies,
    headers: { ...planted, "x-forwarded-host": "x" },
  });
  const [request] = workspace.requests;
  expect(request?.url).toBe("/api/lists/avisos?a=%2F");
  expect(request?.headers).not.toHaveProperty("cookie");
  expect(request?.headers).not.toHaveProperty("authorization");
  expect(request?.headers).toMatchObject({ "x-editor-key": "the-key-of-the-door", "x-editor-roles": "lists" });
  // A workspace cannot set a cookie on the proxy's host.
  expect(answer.headers["set-cookie"]).toBeUndefined();

  const shown = await send("preview", "/membresias", { cookies });
  expect(shown.headers["content-security-policy"]).toBe(`frame-ancestors 'self' ${url}`);
});

test("bodies are forwarded unchanged, and pages without a session reveal no settings", async () => {
  const { send, signIn, workspace, url, identityProvider } = await openAuthProxy();
  const { cookies } = await signIn("user-7");
  const body = "x".repeat(3_000_000);
  const headers = { "x-editor": "1", origin: url, "content-type": "application/octet-stream" };
  await send("editor", "/api/files/5g", { method: "PUT", cookies, headers, body });
  expect(workspace.requests.at(-1)?.body).toBe(body);
  await send("editor", "/api/files/5g", {
    method: "PUT",
    cookies,
    headers: { ...headers, "transfer-encoding": "chunked" },
    body,
  });
  expect(workspace.requests.at(-1)?.body).toBe(body);
  const tooMuch = { ...headers, "content-length": "200000001" };
  const refused = await send("editor", "/api/files/5g", { method: "PUT", cookies, headers: tooMuch });
  expect([refused.status, JSON.parse(refused.body)]).toEqual([
    413,
    { message: "Pesa demasiado: el máximo son 200 MB." },
  ]);
  const long = await send("editor", "/", { headers: { cookie: "a".repeat(20_000) } });
  expect([long.status, long.headers["x-content-type-options"]]).toEqual([431, "nosniff"]);
  for (const path of ["/entrar", "/entrar/vuelta?code=x&state=y", "/entrar/ir", "/x"])
    expect(JSON.stringify(await send("editor", path)), path).not.toContain(identityProvider.settings.clientSecret);
});

test("an unreachable workspace is reported to the person and to the operator", async () => {
  const { send, signIn, workspace, unexpectedErrors } = await openAuthProxy();
  const { cookies } = await signIn("user-7");
  await workspace.close();
  const answer = await send("editor", "/api/menu", { cookies });
  expect([answer.status, JSON.parse(answer.body).message]).toEqual([502, expect.stringContaining("se cerró")]);
  expect(unexpectedErrors).toEqual([expect.objectContaining({ code: "ECONNREFUSED" })]);
});

test("people who change nothing share a workspace, and the proxy says who sends each request", async () => {
  const { send, signIn, workspace, worktrees, host } = await openAuthProxy();
  const askAs = async (id: TestPersonId) => {
    const { cookies } = await signIn(id);
    const forged = formatAccountHeader({ id: "ffffffffff", person: { name: "Otra", email: "otra@wim.example" } });
    await send("editor", "/api/menu", { cookies, headers: { "x-editor-account": forged } });
    await send("preview", "/", { cookies });
    return readAccountHeader(workspace.requests.at(-2)?.headers as IncomingHttpHeaders);
  };
  expect((await askAs("user-9"))?.person.name).toBe("Lector");
  expect(readdirSync(join(host, ".editor/drafts"))).toEqual([basename(worktrees.getFolder(sharedAccount))]);
  const ana = await askAs("user-7");
  expect(ana?.person.name).toBe("Ana Ruiz");
  expect(ana && existsSync(worktrees.getFolder(ana))).toBe(true);
});

test("the audit log says who signed in, wrote, published, was refused and signed out, without the written content", async () => {
  const { send, signIn, workspace, url, auditEntries } = await openAuthProxy();
  expect((await signIn("user-10")).signInResponse.status).toBe(403);
  const { cookies } = await signIn("user-7");
  const headers = { ...json, "x-editor": "1", origin: url };
  const write = (method: string, path: string) =>
    send("editor", path, { method, cookies, headers, body: '{"secret":"words"}' });
  await send("editor", "/api/menu", { cookies });
  await write("POST", "/api/legal-texts/terminos/render");
  await write("PUT", "/api/lists/avisos?words=secret");
  await write("PUT", "/api/lists/avisos");
  workspace.body = '{"diagnostics":[{"message":"secret"}],"impact":{}}';
  await write("PUT", "/api/lists/avisos");
  await send("editor", "/api/publish", { method: "POST", cookies, headers: { ...json, origin: url } });
  workspace.body = '{"stage":{"name":"Páginas"}}\n{"message":"Solo de 9 a 18 h."}\n';
  await write("POST", "/api/publish");
  workspace.headers = { "x-editor-title": "Precios" };
  workspace.body = '{"stage":{"name":"Páginas"}}\n{"commit":"c0ffee","isPushed":true}\n';
  await write("POST", "/api/publish");
  workspace.body = '{"commit":"c0ffee","isPushed":true,"isProposal":true}';
  await write("POST", "/api/publish");
  workspace.body = '{"commit":"c0ffee","isPushed":false}';
  await write("POST", "/api/publish");
  workspace.status = 403;
  workspace.body = '{"message":"Le falta el papel."}';
  await write("POST", "/api/proposals/1/approve");
  workspace.headers = {};
  workspace.status = 409;
  workspace.body = '{"message":"No hay espacio en el disco."}';
  await write("PUT", "/api/lists/avisos");
  await write("POST", "/salir");
  const [email, address] = ["Ana.Ruiz@wim.example", "127.0.0.1"];
  const publish = { event: "POST /api/publish", email, address };
  const save = { event: "PUT /api/lists/avisos", email, address };
  const published = { commit: "c0ffee", outcome: "published" };
  expect(auditEntries).toEqual([
    { event: "sign-in-refused", email: "nadie@wim.example", roles: [], address, reason: expect.any(String) },
    { event: "sign-in", email, roles: ["lists"], address },
    { ...save, status: 200 },
    { ...save, status: 200, saved: false },
    { ...publish, status: 403, refused: expect.stringContaining("en su propia dirección") },
    { ...publish, status: 200, refused: "Solo de 9 a 18 h." },
    { ...publish, status: 200, title: "Precios", ...published },
    { ...publish, status: 200, title: "Precios", ...published, outcome: "sent" },
    { ...publish, status: 200, title: "Precios", ...published, outcome: "tried" },
    {
      ...{ event: "POST /api/proposals/1/approve", email, address, title: "Precios" },
      ...{ status: 403, refused: "Le falta el papel." },
    },
    { ...save, status: 409, refused: "No hay espacio en el disco." },
    { event: "sign-out", email, address },
  ]);
});

test("the audit log has the visitor's address as the proxy in front reports it, and the title of a refused publication", async () => {
  const { send, signIn, workspace, url, auditEntries } = await openAuthProxy();
  const { cookies } = await signIn("user-7");
  const headers = { ...json, "x-editor": "1", origin: url, "x-forwarded-for": "203.0.113.9, 198.51.100.7" };
  workspace.headers = { "x-editor-title": "Legend%20a%20%24900%20ya" };
  workspace.body = '{"message":"Congelado."}';
  await send("editor", "/api/publish", { method: "POST", cookies, headers, body: "{}" });
  expect(auditEntries.at(-1)).toMatchObject({
    address: "198.51.100.7",
    title: "Legend a $900 ya",
    refused: "Congelado.",
  });
});

test("monitors read without a session which services have problems, and nothing else", async () => {
  const { send, problems } = await openAuthProxy();
  const read = async () => {
    const { status, body } = await send("editor", "/entrar/salud");
    return [status, body];
  };
  expect(await read()).toEqual([200, '{"problems":[],"notices":[]}']);
  problems.push("Repositorio");
  expect(await read()).toEqual([503, '{"problems":["Repositorio"],"notices":[]}']);
});

/** Tests nginx's configuration for the editor of a team literally, in front of the editor's own proxy. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { describe, expect, onTestFinished, test } from "vitest";
import { openAuthProxy } from "#editor/testing/servers/hosted-proxy.ts";
import { ensureNginx, startNginxWithConfiguration } from "#scripts/machine/programs/nginx.ts";
import { sendRawRequest } from "#server/testing/client.ts";
import { findFreePort } from "#server/testing/free-port.ts";

const host = "editor.example";

const files = ["deploy/nginx/zz-editor-http.conf", "deploy/nginx/zz-editor.conf"];

/** Fills in the test's host, certificate, folders and ports. Leaves out IPv6, which machines may lack. */
function fillIn(folder: string, ports: Readonly<Record<string, number>>): string {
  const certificate = join(folder, "certificate.pem");
  const made = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
    ...["-subj", `/CN=${host}`, "-keyout", certificate, "-out", `${certificate}.crt`],
  ]);
  if (made.status !== 0) throw new Error(`${made.stderr}`);
  writeFileSync(certificate, readFileSync(`${certificate}.crt`), { flag: "a" });
  return files
    .map((file) => readFileSync(file, "utf8"))
    .join("")
    .replaceAll("editor.wim.example", host)
    .replaceAll(/\/etc\/letsencrypt\S+\.pem/g, certificate)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll("/var/www/letsencrypt", folder)
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replaceAll(/(listen |127\.0\.0\.1:)(\d+)/g, (_, before, port) => `${before}${ports[port]}`);
}

type Sent = { method?: string; headers?: Record<string, string>; body?: Buffer };

async function openEditorBehindNginx() {
  const proxy = await openAuthProxy();
  const folder = mkdtempSync(join(tmpdir(), "wim-nginx-editor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [plain, editor, preview] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const upstreams = { 3100: proxy.getPort("editor"), 3101: proxy.getPort("preview") };
  const configuration = fillIn(folder, { 80: plain, 443: editor, 8443: preview, ...upstreams });
  const nginx = await startNginxWithConfiguration({ port: editor, workerCount: 1 }, async () => configuration);
  onTestFinished(() => nginx.stop());
  const { cookies } = await proxy.signIn("user-7");
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join("="))
    .join("; ");
  const tls = { host: "127.0.0.1", servername: host, rejectUnauthorized: false };
  const send = (port: number, path: string, { headers, body, method = "GET" }: Sent = {}) =>
    new Promise<{ status: number; body: string }>((done, fail) => {
      const authority = port === preview ? `${host}:8443` : host;
      const clientRequest = request(
        { ...tls, port, path, method, headers: { host: authority, cookie, ...headers } },
        (answer) => text(answer).then((words) => done({ status: answer.statusCode ?? 0, body: words }), fail),
      );
      clientRequest.on("error", fail).end(body);
    });
  return { ...proxy, folder, cookie, tls, send, ports: { plain, editor, preview } };
}

describe.skipIf(!ensureNginx())("nginx in front of the editor", () => {
  test("people with a session reach the editor and its preview over TLS, and plain HTTP redirects there", async () => {
    const { send, ports, workspace, folder } = await openEditorBehindNginx();
    for (const port of [ports.editor, ports.preview]) {
      expect(await send(port, "/a?b=c")).toMatchObject({ status: 200, body: '{"method":"GET","url":"/a?b=c"}' });
      expect((await send(port, "/a", { headers: { cookie: "" } })).status).toBe(401);
      expect((await send(port, "/a", { headers: { host: "other.example" } })).status).toBe(403);
    }
    expect(workspace.requests.length).toBe(2);
    const plain = await sendRawRequest(ports.plain, `GET /x?y=z HTTP/1.0\r\nHost: ${host}\r\n\r\n`);
    expect(plain).toMatch(new RegExp(`^HTTP/1.1 301 [\\s\\S]*\r\nLocation: https://${host}/x\\?y=z\r\n`));
    await expect.poll(() => readFileSync(join(folder, "wim-editor.log"), "utf8")).toContain(" GET /a 200 ");
    expect(readFileSync(join(folder, "wim-editor.log"), "utf8")).not.toContain("b=c");
  });

  test("a large upload passes, and the editor refuses a larger one with its own message", async () => {
    const { send, ports, workspace, url } = await openEditorBehindNginx();
    const headers = { origin: url, "x-editor": "1", "content-type": "application/octet-stream" };
    const upload = (sent: Sent) =>
      send(ports.editor, "/api/files/5g", { method: "PUT", ...sent, headers: { ...headers, ...sent.headers } });
    const body = Buffer.alloc(60_000_000, "x");
    expect((await upload({ body })).status).toBe(200);
    expect(workspace.requests.at(-1)?.body.length).toBe(body.length);
    expect(await upload({ headers: { "content-length": "250000000" }, body: Buffer.from("x") })).toMatchObject({
      status: 413,
      body: expect.stringContaining("el máximo son 200 MB"),
    });
  });

  test("the preview's WebSocket passes both ways", async () => {
    const { ports, tls, cookie, previewUrl } = await openEditorBehindNginx();
    const socket = connect({ ...tls, port: ports.preview });
    onTestFinished(() => void socket.destroy());
    const lines = [`Host: ${host}:8443`, `Origin: ${previewUrl}`, `Cookie: ${cookie}`, "Connection: Upgrade"];
    const own = ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="];
    socket.write(["GET / HTTP/1.1", ...lines, ...own, "", ""].join("\r\n"));
    let heard = "";
    socket.setEncoding("latin1").on("data", (part) => {
      heard += part;
    });
    await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 101 [\s\S]*hello$/);
    socket.write("again");
    await expect.poll(() => heard).toMatch(/helloagain$/);
  });
});

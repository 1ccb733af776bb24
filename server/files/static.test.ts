import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sendRawRequest, sendRequest } from "#server/testing/client.ts";
import { documentPath, profilePath, scriptPath, startTestSite, unservedText } from "#server/testing/site.ts";
import { precompress } from "./precompress.ts";

test("serves a page at its address, and redirects every other spelling to it", async () => {
  const { port } = await startTestSite({ pagePaths: ["/", "/esim"] });
  for (const path of ["/esim", "/esim?origen=app"]) {
    const { status, headers, body } = await sendRequest(port, path);
    expect([path, status, headers["cache-control"]]).toEqual([path, 200, "no-cache"]);
    expect(body).toContain("<h1>eSIM</h1>");
  }
  for (const path of ["/esim/", "/eSIM", "//esim", "/esim.html", "/Esim/index.html", "/%65sim"]) {
    const { status, headers } = await sendRequest(port, `${path}?origen=app&x=%2F`);
    expect([path, status, headers.location]).toEqual([path, 301, "/esim?origen=app&x=%2F"]);
    expect(headers["cache-control"]).toBe("public, max-age=86400");
  }
  expect(await sendRequest(port, "/index.html", { method: "HEAD" })).toMatchObject({
    status: 301,
    headers: { location: "/" },
  });
});

test("does not redirect a request with a body", async () => {
  const { port } = await startTestSite({ pagePaths: ["/", "/esim"] });
  expect(await sendRequest(port, "/esim/", { method: "POST", body: "x=1" })).toMatchObject({ status: 405 });
});

test("does not serve the 404 page at its own address", async () => {
  const { port } = await startTestSite();
  expect(await sendRequest(port, "/404.html")).toMatchObject({ status: 404 });
});

test("responds to HEAD like GET, without the body", async () => {
  const { port } = await startTestSite();
  const [get, head] = [await sendRequest(port, "/esim"), await sendRequest(port, "/esim", { method: "HEAD" })];
  expect(head).toMatchObject({ status: 200, body: "" });
  expect(head.headers["content-length"]).toBe(String(get.body.length));
});

test("shows a document in the browser, and revalidates it", async () => {
  const { port } = await startTestSite();
  expect((await sendRequest(port, documentPath)).headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "inline",
    "cache-control": "no-cache",
  });
});

test("sends the APN profile with the type that Safari offers to install, and revalidates it", async () => {
  const { port, clientDir } = await startTestSite();
  await precompress(clientDir);
  const { status, headers } = await sendRequest(port, profilePath, { headers: { "accept-encoding": "br, gzip" } });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/x-apple-aspen-config",
    "content-disposition": "inline",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  expect(headers["content-encoding"]).toBeUndefined();
});

test("responds 304 for an unchanged page, and sends a changed page", async () => {
  const { port, clientDir } = await startTestSite();
  const first = await sendRequest(port, "/esim");
  const headers = { "if-none-match": String(first.headers.etag) };
  expect(await sendRequest(port, "/esim", { headers })).toMatchObject({ status: 304, body: "" });
  const file = join(clientDir, "esim/index.html");
  writeFileSync(file, first.body.replace("eSIM", "eSIX"));
  utimesSync(file, new Date(), new Date(Date.now() + 5_000));
  await expect.poll(() => sendRequest(port, "/esim", { headers })).toMatchObject({ status: 200 });
});

test("responds to an unknown address with the 404 page, in full even on revalidation", async () => {
  const { port, clientDir } = await startTestSite();
  const page = readFileSync(join(clientDir, "404.html"), "utf8");
  const first = await sendRequest(port, "/no-existe");
  expect(first).toMatchObject({ status: 404, body: page });
  const again = { "if-none-match": String(first.headers.etag), range: "bytes=0-4" };
  expect(await sendRequest(port, "/otra/no-existe/", { headers: again })).toMatchObject({ status: 404, body: page });
  expect(await sendRequest(port, "/no-existe", { headers: { "if-none-match": "*" } })).toMatchObject({
    status: 404,
    body: page,
  });
  expect(await sendRequest(port, "/no-existe", { method: "HEAD" })).toMatchObject({ status: 404, body: "" });
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"])(
  "responds 405 to %s on a page, even with a body",
  async (method) => {
    const { port } = await startTestSite();
    const headers = { "content-type": "text/xml" };
    const answer = await sendRequest(port, "/esim", { method, headers, body: "<a/>" });
    expect(answer).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    expect(answer.body).toContain("solo acepta GET y HEAD");
  },
);

test.each(["/%zz", "/%", "/esim%c0%af", "/assets/%e0%a4"])("responds 400 to the malformed address %s", async (path) => {
  const { port } = await startTestSite();
  const { status, body } = await sendRequest(port, path);
  expect(status).toBe(400);
  expect(body).toContain("La dirección no es válida");
});

const escapes = [
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/%2e%2e%2fsecret.txt",
  "/%252e%252e/secret.txt",
  "/%252e%252e%252fsecret.txt",
  "/..%5csecret.txt",
  "/..\\secret.txt",
  "/esim/../../secret.txt",
  "/esim/..%2f..%2fsecret.txt",
  "/assets/../../secret.txt",
  "/./../secret.txt",
  "//../secret.txt",
  "/../client-secret/index.html",
  "/../client-secret/",
  "/%00/../../secret.txt",
  "/secret.txt%00.html",
  "//etc/passwd",
  "/..;/secret.txt",
  "http://localhost/../secret.txt",
  "http://localhost/%2e%2e/secret.txt",
  "file:///etc/passwd",
  "../secret.txt",
  "*",
  "/.env",
  "/%2eenv",
  "/.git/config",
  "/.git%2fconfig",
  `${scriptPath}.br`,
  "/index.html.gz",
];

test("serves nothing outside its folder and no hidden files in it", async () => {
  const { port, clientDir } = await startTestSite();
  await precompress(clientDir);
  for (const target of escapes) {
    const answer = await sendRawRequest(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer, target).toMatch(/^HTTP\/1.1 40[04] /);
    expect(answer, target).not.toContain(unservedText);
    expect(answer, target).not.toContain("root:");
  }
});

test("accepts an absolute URL in the request line, and serves the one public dot folder", async () => {
  const { port } = await startTestSite();
  const answer = await sendRawRequest(
    port,
    "GET http://localhost/esim HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toContain("<h1>eSIM</h1>");
  expect(await sendRequest(port, "/.well-known/security.txt")).toMatchObject({ status: 200 });
});

import { expect, test } from "vitest";
import { config } from "#platform/config/config.ts";
import { buildLeadMessage, postForm, postJson, sendRawRequest, sendRequest } from "#server/testing/client.ts";
import { documentPath, scriptPath, startTestSite } from "#server/testing/site.ts";
import { buildSecurityPolicy } from "./csp-hosts.ts";
import { buildContentSecurityPolicy, buildSecurityHeaders } from "./security-headers.ts";

const expectedHeaders = Object.entries(buildSecurityHeaders()).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

test("allows nothing but the site itself", () => {
  expect(buildContentSecurityPolicy()).toBe(
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
      "frame-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  );
});

test("allows the configured base tiles on every page and refusal, and nothing else from their host", async () => {
  const mapTileUrl = "https://Mapas.wim.example:8443/{z}/{x}/{y}.png?clave=abc";
  const { port } = await startTestSite({ securityPolicy: buildSecurityPolicy({ mapTileUrl }) });
  const answers = [await sendRequest(port, "/"), await sendRequest(port, "/no-existe")];
  const refused = await sendRawRequest(port, "esto no es HTTP\r\n\r\n");
  for (const policy of [...answers.map(({ headers }) => String(headers["content-security-policy"])), refused]) {
    expect(policy).toContain("; img-src 'self' https://mapas.wim.example:8443; ");
    expect(policy.match(/mapas/g)).toHaveLength(1);
  }
  expect(() => buildSecurityHeaders(buildSecurityPolicy(config).everyPage)).not.toThrow();
});

test("allows another service's document previews only if the operator shares a file there", () => {
  const mapTileUrl = "https://mapas.wim.example/{z}/{x}/{y}.png";
  const getPolicy = (frames?: string[]) =>
    buildContentSecurityPolicy(buildSecurityPolicy({ mapTileUrl }, frames).everyPage);
  expect(getPolicy()).toContain("; frame-src 'self'; ");
  expect(getPolicy(["https://drive.google.com"])).toContain("; frame-src 'self' https://drive.google.com; ");
});

test("lets only the site itself frame its documents", async () => {
  const { port } = await startTestSite();
  const first = await sendRequest(port, documentPath);
  const again = await sendRequest(port, documentPath, { headers: { "if-none-match": String(first.headers.etag) } });
  expect([first.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [first, again]) {
    expect(headers["content-security-policy"]).toBe("base-uri 'none'; form-action 'none'; frame-ancestors 'self'");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  const page = await sendRequest(port, "/");
  expect(page.headers["content-security-policy"]).toContain("; frame-ancestors 'none'; ");
  expect(page.headers).not.toHaveProperty("x-frame-options");
});

test("tells the tiles' host the requesting site, but not the page", () => {
  expect(buildSecurityHeaders()["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
});

test.each(["'unsafe-inline'", "https://a.example; script-src *", "https://a.example https://b.example", "*", "data:"])(
  "refuses %s as a host",
  (host) => {
    expect(() => buildContentSecurityPolicy({ "script-src": [host] })).toThrow(RangeError);
  },
);

test("allows inline styles and data pictures only in their own directives", () => {
  expect(buildContentSecurityPolicy({ "style-src": ["'unsafe-inline'"], "img-src": ["data:"] })).toMatch(
    /style-src 'self' 'unsafe-inline'; img-src 'self' data:; /,
  );
  expect(() => buildContentSecurityPolicy({ "connect-src": ["data:"] })).toThrow(RangeError);
  expect(() => buildContentSecurityPolicy({ "style-src": ["data:"] })).toThrow(RangeError);
});

test("allows geolocation and copying for the site itself, and nothing else for any site", () => {
  const policy = buildSecurityHeaders()["Permissions-Policy"]?.split(", ") ?? [];
  expect(policy).toContain("camera=()");
  expect(policy.filter((entry) => !entry.endsWith("=()"))).toEqual(["clipboard-write=(self)", "geolocation=(self)"]);
});

test("sends the security headers with every kind of response, and never a server banner", async () => {
  const { port } = await startTestSite({ rateLimit: 4 });
  const page = await sendRequest(port, "/");
  const answers = {
    200: page,
    304: await sendRequest(port, "/", { headers: { "if-none-match": String(page.headers.etag) } }),
    206: await sendRequest(port, scriptPath, { headers: { range: "bytes=0-9" } }),
    416: await sendRequest(port, scriptPath, { headers: { range: "bytes=999999-" } }),
    404: await sendRequest(port, "/no-existe"),
    400: await sendRequest(port, "/%zz"),
    405: await sendRequest(port, "/", { method: "DELETE" }),
    201: await postJson(port, buildLeadMessage(1)),
    409: await postJson(port, { ...buildLeadMessage(2), Identity: buildLeadMessage(1).Identity }),
    422: await postForm(port, {}),
    303: await postForm(port, { Name: "Ana", Email: "ana@wim.example", Terminos: "on", CheckPublicidad: "on" }),
    403: await postJson(port, buildLeadMessage(1), { headers: { "sec-fetch-site": "cross-site" } }),
    413: await postJson(port, "x".repeat(20_000)),
    429: await postJson(port, buildLeadMessage(1)),
    417: await sendRequest(port, "/", { headers: { expect: "otra-cosa" } }),
  };
  for (const [status, { status: got, headers }] of Object.entries(answers)) {
    expect(got).toBe(Number(status));
    const { "permissions-policy": ofPages, ...ofAll } = Object.fromEntries(expectedHeaders);
    const isPart = String(headers["content-type"]).startsWith("text/javascript");
    expect(headers, `answer ${status}`).toMatchObject(isPart ? ofAll : { ...ofAll, "permissions-policy": ofPages });
    expect(headers, `answer ${status}`).not.toHaveProperty("server");
    expect(headers, `answer ${status}`).not.toHaveProperty("x-powered-by");
  }
});

test("sends the security headers even to clients that do not speak HTTP", async () => {
  const { port } = await startTestSite();
  const answers = {
    400: await sendRawRequest(port, "esto no es HTTP\r\n\r\n"),
    431: await sendRawRequest(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`),
  };
  for (const [status, answer] of Object.entries(answers)) {
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of expectedHeaders)
      expect(answer.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
  }
});

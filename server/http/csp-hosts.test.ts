import { expect, test } from "vitest";
import { sendRequest } from "#server/testing/client.ts";
import { startTestSite } from "#server/testing/site.ts";
import { buildSecurityPolicy, getCspHosts } from "./csp-hosts.ts";
import { buildContentSecurityPolicy } from "./security-headers.ts";

const mapTileUrl = "https://mapas.wim.example/{z}/{x}/{y}.png";
const account = { clevertapAccount: "TEST-000-0000", clevertapRegion: "us1" };
const plain = buildSecurityPolicy({ mapTileUrl });

test("allows only the tiles' host if neither CleverTap nor the help widget is configured", () => {
  expect(plain).toEqual({ everyPage: { "img-src": ["https://mapas.wim.example"], "frame-src": [] }, hostsByPath: {} });
});

test.each([
  [{}, "https://us1.clevertap-prod.com"],
  [{ clevertapDomain: "ct.wim.example" }, "https://us1.ct.wim.example"],
  [{ clevertapRegion: undefined }, "https://eu1.clevertap-prod.com"],
])("allows CleverTap's responses as scripts if an account is configured: %o", (settings, origin) => {
  const { everyPage, hostsByPath } = buildSecurityPolicy({ mapTileUrl, ...account, ...settings });
  expect(everyPage).toEqual({ ...plain.everyPage, "script-src": [origin] });
  expect(hostsByPath).toEqual({});
});

test("relaxes only /ayuda for a configured help widget", async () => {
  const securityPolicy = buildSecurityPolicy({ mapTileUrl, ...account, helpWidgetKey: "clave-de-prueba" });
  const { port } = await startTestSite({ securityPolicy });
  const getPolicy = async (path: string) => String((await sendRequest(port, path)).headers["content-security-policy"]);
  const open = buildContentSecurityPolicy(getCspHosts(securityPolicy, "/ayuda"));
  expect(open).toContain("; style-src 'self' 'unsafe-inline'; ");
  expect(open).toContain("script-src 'self' https://us1.clevertap-prod.com https://*.zdassets.com ");
  for (const path of ["/ayuda", "/ayuda/", "/ayuda?pregunta=1"]) expect(await getPolicy(path)).toBe(open);
  const strict = buildContentSecurityPolicy(securityPolicy.everyPage);
  // Trusted Types are off on `/ayuda` only, because the widget writes markup.
  expect(open).not.toContain("trusted-types");
  expect(strict).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
  for (const path of ["/", "/esim", "/ayuda/otra", "/ayudas", "/?p=/ayuda", "//ayuda"])
    expect(await getPolicy(path)).toBe(strict);
  expect(strict).not.toMatch(/zendesk|zdassets|unsafe/);
});

test("never allows an inline script or one made from text", () => {
  const policy = buildSecurityPolicy({ mapTileUrl, ...account, helpWidgetKey: "clave-de-prueba" });
  for (const path of ["/", "/ayuda"]) {
    const scripts = /script-src ([^;]*)/.exec(buildContentSecurityPolicy(getCspHosts(policy, path)))?.[1];
    expect(scripts).not.toMatch(/unsafe|data:|blob:|\*(?!\.)/);
  }
});

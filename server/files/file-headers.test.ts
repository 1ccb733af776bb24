import { expect, test } from "vitest";
import { unindexedFiles } from "#content/documents/unindexed-files.ts";
import { config } from "#platform/config/config.ts";
import { buildSecurityPolicy } from "#server/http/csp-hosts.ts";
import { buildSecurityHeaders, documentHeaders } from "#server/http/security-headers.ts";
import { buildFileHeaderRules, getFileHeaders } from "./file-headers.ts";

const policy = buildSecurityPolicy({ mapTileUrl: "https://mapas.wim.example/{z}/{x}/{y}.png", helpWidgetKey: "clave" });
const rules = buildFileHeaderRules({ securityPolicy: policy, unindexedFiles });
const at = (file: string, name: string) => getFileHeaders(file, rules)[name];

test("every file has the security headers, except Permissions-Policy on assets; documents have their own too", () => {
  const { "Permissions-Policy": _ofPages, ...ofAll } = buildSecurityHeaders(policy.everyPage);
  for (const file of ["/index.html", "/sw.js", "/kml/5G.kml", "/sin-nombre"])
    expect(getFileHeaders(file, rules)).toMatchObject(buildSecurityHeaders(policy.everyPage));
  expect(getFileHeaders("/assets/style.css", rules)).toMatchObject(ofAll);
  expect(at("/assets/style.css", "Permissions-Policy")).toBeUndefined();
  const document = getFileHeaders("/documentos/formato-arco.pdf", rules);
  expect(document).toMatchObject({ ...documentHeaders, "X-Content-Type-Options": "nosniff" });
  expect(at("/otros/formato-arco.pdf", "X-Frame-Options")).toBeUndefined();
});

test("relaxes the policy of the help widget's page and of no other page", () => {
  expect(at("/ayuda/index.html", "Content-Security-Policy")).toContain("zendesk");
  for (const file of ["/ayuda/otra/index.html", "/esim/index.html", "/ayuda"])
    expect(at(file, "Content-Security-Policy")).not.toContain("zendesk");
});

test.each([
  ["/assets/chunks/a.B1x2.js", "public, max-age=31536000, immutable"],
  ["/assets/static/wim.woff2", "public, max-age=31536000, immutable"],
  ["/documentos/paginas/folio-1349808/1.5d41402a.svg", "public, max-age=31536000, immutable"],
  ["/imagenes/5d41402abc4b2a76-800.avif", "public, max-age=31536000, immutable"],
  ["/documentos/propios/5d41402abc4b2a76.pdf", "public, max-age=31536000, immutable"],
  ["/robots.txt", "public, max-age=86400"],
  ["/version.json", "no-store"],
  ["/favicon.svg", "public, max-age=86400"],
  ["/compartir/inicio.png", "public, max-age=86400"],
  ["/.well-known/security.txt", "public, max-age=86400"],
  ["/speculation-rules.json", "public, max-age=86400"],
  ["/index.html", "no-cache"],
  ["/sw.js", "no-cache"],
  ["/busqueda.json", "no-cache"],
  ["/sitemap.xml", "no-cache"],
  ["/registro-membresias/formato-simplificado/1349808.json", "no-cache"],
  ["/kml/5G.kml", "no-cache"],
  ["/documentos/aviso-de-privacidad-1.pdf", "no-cache"],
])("lets %s be cached as %s", (file, cache) => expect(at(file, "Cache-Control")).toBe(cache));

test("lets other sites show the share pictures, and nothing else", () => {
  expect(at("/compartir/inicio.png", "Cross-Origin-Resource-Policy")).toBe("cross-origin");
  for (const file of ["/index.html", "/favicon.png", "/documentos/compartir/inicio.png", "/registro.json"])
    expect(at(file, "Cross-Origin-Resource-Policy")).toBe("same-origin");
});

test("links the speculation rules from pages, and gives the rules their media type", () => {
  expect(at("/esim/index.html", "Speculation-Rules")).toBe('"/speculation-rules.json"');
  expect(at("/assets/style.css", "Speculation-Rules")).toBeUndefined();
  expect(at("/speculation-rules.json", "Content-Type")).toBe("application/speculationrules+json");
});

test("keeps the unlisted promotion's document and the tools' data out of search engines", () => {
  const unlisted = `/documentos/promocion-${config.unlistedPromotionSlug}.pdf`;
  expect(unindexedFiles).toEqual([unlisted]);
  const picture = unlisted.replace(/documentos\/(.+)\.pdf/, "documentos/paginas/$1/1.5d41402a.svg");
  for (const file of [unlisted, picture, "/busqueda.json", "/mapas/estados.json", "/kml/5G.kml.pack"])
    expect(at(file, "X-Robots-Tag")).toBe("noindex");
  for (const file of ["/documentos/promocion-buen-fin.pdf", "/registro.json", "/index.html", "/mapas/mexico.svg"])
    expect(at(file, "X-Robots-Tag")).toBeUndefined();
});

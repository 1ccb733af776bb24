/** Assets of the proxy's own pages: the only files that are served without a session. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";

const root = resolve(import.meta.dirname, "../../..");

const files = {
  "sign-in.css": ["editor/hosted/proxy/sign-in.css", "text/css; charset=utf-8"],
  "tokens.css": ["src/styles/tokens.css", "text/css; charset=utf-8"],
  "favicon.svg": ["public/favicon.svg", "image/svg+xml"],
  "fonts/bricolage-grotesque.woff2": ["src/styles/fonts/bricolage-grotesque.woff2", "font/woff2"],
  "fonts/figtree.woff2": ["src/styles/fonts/figtree.woff2", "font/woff2"],
} as const;

export function addProxyAssetRoutes(app: FastifyInstance): void {
  for (const [name, [path, type]] of Object.entries(files)) {
    // With `optional`, a font that loads late is first used on the next page, and the proxy's pages have no next page.
    const bytes =
      name === "tokens.css"
        ? readFileSync(join(root, path), "utf8").replaceAll("font-display: optional", "font-display: swap")
        : readFileSync(join(root, path));
    app.get(`/entrar/${name}`, (_request, reply) => reply.type(type).send(bytes));
  }
}

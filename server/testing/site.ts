/** A small built site with a real server, for tests. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { type AppOptions, buildApp } from "#server/app.ts";
import { createReportingStore } from "#server/store/reporting-store.ts";
import { openSqliteStore, type SqliteStoreOptions } from "#server/store/sqlite/sqlite-store.ts";
import { startDatabaseOnSameThread } from "./databases/same-thread-database.ts";
import { createTestFolder } from "./test-folder.ts";

export const scriptPath = "/assets/entries/inicio.B1x2y3Z4.js";
export const documentPath = "/documentos/aviso-de-privacidad-1.pdf";
export const profilePath = "/documentos/wim-apn.mobileconfig";

const longText = "wim es telefonía 100% digital con eSIM. ".repeat(200);

const siteFiles = {
  "index.html": `<!doctype html><title>Inicio</title><h1>Inicio</h1><p>${longText}</p>`,
  "esim/index.html": "<!doctype html><title>eSIM</title><h1>eSIM</h1>",
  "ayuda/index.html": "<!doctype html><title>Ayuda</title><h1>Ayuda</h1>",
  "404.html": `<!doctype html><title>404</title><h1>wimy esta triste...</h1><p>${longText}</p>`,
  [scriptPath.slice(1)]: `console.log(${JSON.stringify(longText)});`,
  [documentPath.slice(1)]: "%PDF-1.7\n",
  [profilePath.slice(1)]:
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${longText.slice(0, 800)} -->\n<plist version="1.0"/>\n`,
  "robots.txt": "User-agent: *\n",
  ".env": "SECRETO=1\n",
  ".git/config": "SECRETO=1\n",
  ".well-known/security.txt": "Contact: mailto:seguridad@wim.example\n",
};

/** Content of files that must not be served. */
export const unservedText = "SECRETO";

/** Creates a folder like `dist`, with `client/` and files outside it that must not be served; returns its path. */
export function createBuiltSite(): string {
  const distDir = createTestFolder();
  for (const [name, content] of Object.entries(siteFiles)) writeSiteFile(join(distDir, "client", name), content);
  writeSiteFile(join(distDir, "secret.txt"), unservedText);
  writeSiteFile(join(distDir, "client-secret", "index.html"), unservedText);
  return distDir;
}

function writeSiteFile(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

type TestSite = { app: FastifyInstance; port: number; clientDir: string; databaseFile: string };

/** Starts a server on a small built site, and closes it at the end of the test. */
export async function startTestSite(
  options: Partial<AppOptions> & SqliteStoreOptions & { backAfterMs?: number } = {},
): Promise<TestSite> {
  const distDir = createBuiltSite();
  const clientDir = join(distDir, "client");
  const databaseFile = join(distDir, "wim.sqlite");
  const app = await buildApp({
    clientDir,
    openStore: async (reports) =>
      createReportingStore(
        await openSqliteStore(databaseFile, { startThread: startDatabaseOnSameThread, ...options }),
        reports,
        options.backAfterMs,
      ),
    rateLimit: 1_000_000,
    ...options,
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, port: Number(new URL(app.listeningOrigin).port), clientDir, databaseFile };
}

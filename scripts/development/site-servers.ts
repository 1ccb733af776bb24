/** A preview of the site with hot reload: Vike's dev server, and the collector behind its /api addresses. */
import { Console } from "node:console";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { buildApp } from "#server/app.ts";
import { createFormRenderers } from "#server/files/page-rendering.ts";
import type { ServerSettings } from "#server/server-settings.ts";
import { openStore } from "#server/store/open-store.ts";
import { storedCoverage } from "./stored-coverage.ts";

/** Unpublished content must not be reachable from the network. */
const thisMachine = "127.0.0.1";

export type SiteServers = {
  viteServer: ViteDevServer;
  /** Such as `http://localhost:3000/`. */
  address: string;
  close: () => Promise<void>;
};

/**
 * @param plugins - Vite plugins, besides the site's own.
 * @throws {Error} from Vite, if the port is taken.
 */
export async function startSiteServers(
  { port, rateLimit, logLevel, ...place }: ServerSettings,
  plugins: readonly Plugin[] = [],
): Promise<SiteServers> {
  const collector = await buildApp({
    clientDir: "public",
    openStore: (reports) => openStore(place, reports),
    rateLimit,
    logger: { level: logLevel },
    ...createFormRenderers(() => import("vike/server")),
  });
  await collector.listen({ port: 0, host: thisMachine });

  const { dev } = await import("vike/api");
  // Keeps the browser's Host header, which the collector compares with the origin.
  const proxy = { "/api": { target: collector.listeningOrigin, changeOrigin: false } };
  const { viteServer } = await dev({
    viteConfig: { plugins: [storedCoverage, ...plugins], server: { host: thisMachine, port, strictPort: true, proxy } },
  });
  return {
    viteServer,
    address: `http://localhost:${port}/`,
    close: async () => {
      await Promise.all([viteServer.close(), collector.close()]);
    },
  };
}

/** Redirects the console into a file, except for errors, because Vike and Vite log every request. */
export function redirectConsole(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  globalThis.console = new Console({ stdout: createWriteStream(file), stderr: process.stderr });
}

/** A preview of the site with hot reload: Vike's dev server, and the collector at its /api addresses. */
import { Console } from "node:console";
import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Plugin, ViteDevServer } from "vite";
import { coverageOverlays } from "#content/coverage/overlays/coverage-overlays.ts";
import { findPictureFiles, findUploadedPdfs } from "#domain/uploads/upload-addresses.ts";
import { openCache } from "#scripts/build/build-cache.ts";
import { findUpload, makePicture } from "#scripts/build/write-uploads.ts";
import { buildApp } from "#server/app.ts";
import { createFormRenderers } from "#server/files/page-rendering.ts";
import type { ServerSettings } from "#server/server-settings.ts";
import { openStore } from "#server/store/open-store.ts";

/** Only this machine may connect, because the preview has unpublished content. */
const loopbackAddress = "127.0.0.1";

export type SiteServers = {
  viteServer: ViteDevServer;
  /** Address of the preview, such as `http://localhost:3000/`. */
  address: string;
  close: () => Promise<void>;
};

/**
 * @param plugins - additional Vite plugins.
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
  await collector.listen({ port: 0, host: loopbackAddress });

  const { dev } = await import("vike/api");
  // Keeps the browser's Host header, which the collector compares with the origin.
  const proxy = { "/api": { target: collector.listeningOrigin, changeOrigin: false } };
  const { viteServer } = await dev({
    viteConfig: {
      plugins: [storedCoveragePlugin, uploadsPlugin, ...plugins],
      server: { host: loopbackAddress, port, strictPort: true, proxy },
    },
  });
  // If the requested port is 0, the server took any free port.
  const boundAddress = viteServer.httpServer?.address();
  const boundPort = typeof boundAddress === "object" && boundAddress ? boundAddress.port : port;
  return {
    viteServer,
    address: `http://localhost:${boundPort}/`,
    close: async () => {
      await Promise.all([viteServer.close(), collector.close()]);
    },
  };
}

/** Redirects the console to a file, except warnings and errors, because Vike and Vite log every request. */
export function redirectConsole(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  globalThis.console = new Console({ stdout: createWriteStream(file), stderr: process.stderr });
}

type OverlayFiles = typeof import("#content/coverage/overlays/overlay-file.ts");

/** Vite plugin: serves the operator's coverage files from their store, because `public/kml` has only samples. */
const storedCoveragePlugin: Plugin = {
  name: "stored-coverage",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const overlay = coverageOverlays.find(({ path }) => path === request.url?.replace(/\?.*$/, ""));
      if (!overlay) return next();
      const respond = async () => {
        // Reads the list for each request, because the editor may change it while the server runs.
        const files = (await server.ssrLoadModule("/src/content/coverage/overlays/overlay-file.ts")) as OverlayFiles;
        if (!files.findStoredOverlay(overlay.id)) return next();
        const file = files.requireOverlayFilePath(overlay.id);
        response.setHeader("content-type", "application/vnd.google-earth.kml+xml");
        await pipeline(createReadStream(file), response);
      };
      respond().catch(next);
    });
  },
};

const pictureTypes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/** Vite plugin: serves uploads from their store, and makes the picture sizes that a page requests. */
const uploadsPlugin: Plugin = {
  name: "uploads",
  configureServer(server) {
    const runCached = openCache(".build/cache");
    server.middlewares.use((request, response, next) => {
      const [picture] = findPictureFiles(request.url ?? "");
      const [pdf] = findUploadedPdfs(request.url ?? "");
      if (!picture && !pdf) return next();
      const answer = async () => {
        response.setHeader("content-type", picture ? pictureTypes[picture.format] : "application/pdf");
        response.end(
          picture ? await makePicture(picture, runCached) : await readFile(await findUpload(pdf?.digest ?? "", "pdf")),
        );
      };
      answer().catch(next);
    });
  },
};

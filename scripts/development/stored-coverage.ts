import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Plugin } from "vite";
import { coverageOverlays } from "#content/coverage/coverage-overlays.ts";

type OverlayFiles = typeof import("#content/coverage/overlay-file.ts");

/** Serves the operator's coverage files from their store: the dev server only has the samples of `public/kml`. */
export const storedCoverage: Plugin = {
  name: "stored-coverage",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const overlay = coverageOverlays.find(({ path }) => path === request.url?.replace(/\?.*$/, ""));
      if (!overlay) return next();
      const answer = async () => {
        // Reads the current list, as the editor changes it while the server runs.
        const files = (await server.ssrLoadModule("/src/content/coverage/overlay-file.ts")) as OverlayFiles;
        if (!files.findStoredOverlay(overlay.id)) return next();
        const file = files.overlayFilePath(overlay.id);
        response.setHeader("content-type", "application/vnd.google-earth.kml+xml");
        await pipeline(createReadStream(file), response);
      };
      answer().catch(next);
    });
  },
};

import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ensureBenchPackages } from "../../scripts/machine/bench-packages.ts";

const peerNames = ["togeojson-svg", "togeojson-canvas", "openlayers", "omnivore", "maplibre", "floor-peer"] as const;

export type PeerName = (typeof peerNames)[number];

const sourceDir = fileURLToPath(new URL("../peers/maps", import.meta.url));

/**
 * Builds a page `/<name>.html` for each peer, for the site's own server. Installs the packages of the peers if
 * necessary.
 */
export async function buildPeerPages(distDir: string): Promise<void> {
  ensureBenchPackages();
  const clientDir = join(distDir, "client");
  await rm(distDir, { recursive: true, force: true });
  await mkdir(clientDir, { recursive: true });
  await build({
    configFile: false,
    root: sourceDir,
    logLevel: "warn",
    worker: { format: "es" },
    build: {
      outDir: fileURLToPath(new URL(`file://${join(process.cwd(), clientDir)}`)),
      emptyOutDir: false,
      target: "baseline-widely-available",
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 2_000,
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: Object.fromEntries(peerNames.map((name) => [name, join(sourceDir, `${name}.ts`)])),
        output: { entryFileNames: "[name].js", assetFileNames: "assets/[name][extname]" },
      },
    },
  });
  for (const name of peerNames) await writeFile(join(clientDir, `${name}.html`), renderPeerPage(name));
  // The server requires a home page to start.
  await writeFile(join(clientDir, "index.html"), renderPeerPage("floor-peer"));
}

const renderPeerPage = (name: PeerName) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<link rel="stylesheet" href="/assets/style.css">
<script type="module" src="/${name}.js"></script>
<body></body>
</html>
`;

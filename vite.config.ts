import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";
import { mdxOptions } from "./documents/mdx-options.ts";
import { closedWidths, cssTargets } from "./scripts/build/floor-css.ts";
import { plainPrivateMembers } from "./scripts/build/plain-private-members.ts";
import { buildTargets, floor } from "./src/domain/floor.ts";
import { config } from "./src/platform/config/config.ts";

/** The page that shows every component is built for development and tests only. */
const withGallery = process.env.WIM_GALLERY === "1";
process.env.VIKE_CRAWL = JSON.stringify({ git: false, ignore: withGallery ? [] : ["**/pages/_componentes/**"] });

const preloadHelper = "\0vite/preload-helper.js";

/** An island's HTML came with its styles: its script must not ask for them again. */
const islandsBringNoStyles: Plugin = {
  name: "islands-bring-no-styles",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  // Without styles to wait for, an import is an import. Each file has this for itself: no request for one line.
  resolveId: (id, importer) => (id === preloadHelper ? `${preloadHelper}?${importer}` : undefined),
  load: (id) => (id.startsWith(preloadHelper) ? "export const __vitePreload = (load) => load();" : undefined),
  generateBundle: {
    order: "pre",
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk") output.viteMetadata?.importedCss.clear();
      }
    },
  },
};

/** CleverTap's SDK asks for Node's `crypto` where there is no browser; there always is one. */
const sdkWithoutNode: Plugin = {
  name: "sdk-without-node",
  enforce: "pre",
  resolveId: (id, importer) => (id === "crypto" && importer?.includes("clevertap-web-sdk") ? "\0no-crypto" : undefined),
  load: (id) => (id === "\0no-crypto" ? "export default {};" : undefined),
};

/** What every page does when it is idle; other scripts use parts of it. */
const idleModules = new RegExp(
  `/src/(${[
    "features/(waiting-messages/send-messages|offline-pack/(keep-offline-pack|pack-worker)|store-links/download-section)",
    "platform/(marketing/(identity|post-visit|visit-message)|outbox/(collector-request|outbox-key)|trusted-types/admit)",
    "domain/(collector|lead-identity|offline)",
  ].join("|")})\\.ts$`,
);

/**
 * Beside each island's own file: React's, one for what most islands use, one for words that islands without React use too,
 * and one for what every page does when it is idle. A handful of requests instead of thirty.
 */
function sharedChunkOf(module: string): string | undefined {
  const path = module.replaceAll("\\", "/");
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(path)) return "react";
  const isGeneric = /\/src\/ui\/(?!carousel\/.*\.tsx?$)/.test(path);
  const isClassNames = /\/src\/features\/.*\.module\.css/.test(path);
  const isForWords = /\/src\/domain\/(fill|grouped-number|measure|money)\.ts/.test(path);
  if (isForWords) return "words";
  if (idleModules.test(path)) return "idle";
  return isGeneric || isClassNames ? "ui" : undefined;
}

/** A field of ours hides no setter of its parent: where fields are lowered, they are assigned. */
const assumptions = { setPublicClassFields: true };

export default defineConfig({
  define: {
    "import.meta.env.WITH_GALLERY": JSON.stringify(withGallery),
    "import.meta.env.WITH_CLEVERTAP": JSON.stringify(config.clevertapAccount !== undefined),
  },
  // Twice the same floor, for the first pass and for the last: a pass with a later one drops what older browsers fall back to.
  css: { transformer: "lightningcss", lightningcss: { targets: cssTargets, visitor: closedWidths } },
  build: {
    target: buildTargets(floor.tools),
    cssTarget: buildTargets(floor.tools),
    outDir: process.env.WIM_DIST ?? "dist",
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    // How long each part took is no news to who builds.
    rolldownOptions: { checks: { bundlerTimings: false }, transform: { assumptions } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { manualChunks: sharedChunkOf } },
      },
    },
  },
  worker: {
    format: "es",
    plugins: () => [plainPrivateMembers],
    // In a folder of their own: what tells which scripts a page can reach knows nothing of workers.
    rolldownOptions: {
      transform: { target: buildTargets(floor.map), assumptions },
      output: {
        entryFileNames: "assets/workers/[name].[hash].js",
        chunkFileNames: "assets/workers/[name].[hash].js",
        // WebKit runs a worker's first file once more when another imports it: what several need lies in a file of its own.
        manualChunks: (module) => (/\/coverage-map\/engine\/worker-map\.ts$/.test(module) ? "worker-map" : undefined),
      },
    },
  },
  plugins: [
    { enforce: "pre", ...mdx(mdxOptions) },
    vike(),
    react(),
    islandsBringNoStyles,
    sdkWithoutNode,
    plainPrivateMembers,
  ],
});

import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";
import { oldestBrowsers, toBuildTargets } from "#domain/site/oldest-browsers.ts";
import { eachPlanCssPlugin } from "./scripts/build/client/each-plan-css-plugin.ts";
import { idleTimeModules } from "./scripts/build/client/idle-modules.ts";
import { privateMembersPlugin } from "./scripts/build/client/private-members-plugin.ts";
import { falseWarningFilterPlugin } from "./scripts/build/false-warnings.ts";
import { cssTargets, inclusiveWidthVisitor } from "./scripts/build/styles/css-lowering.ts";
import { config } from "./src/platform/config/config.ts";

/** Whether to build the page that shows every component; only for development and tests. */
const buildsGallery = process.env.WIM_GALLERY === "1";
process.env.VIKE_CRAWL = JSON.stringify({ git: false, ignore: buildsGallery ? [] : ["**/pages/_componentes/**"] });

const preloadHelper = "\0vite/preload-helper.js";

/** Removes requests for styles from the islands' scripts, because an island's HTML arrives with its styles. */
const styleRequestRemovalPlugin: Plugin = {
  name: "islands-bring-no-styles",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  // A plain import replaces Vite's helper, which waits for styles. Each file gets a copy, to save a request.
  resolveId: (id, importer) => (id === preloadHelper ? `${preloadHelper}?${importer}` : undefined),
  load: (id) => (id.startsWith(preloadHelper) ? "export const __vitePreload = (load) => load();" : undefined),
  // Each wrapper and its copy of the helper cost bytes in the script that names every island's chunk.
  renderChunk: (code) => ({
    code: code
      .replaceAll(/\b__vitePreload(?:\$\d+)?\(/g, "(")
      .replaceAll(", __VITE_PRELOAD__)", ")()")
      .replaceAll(/^var __vitePreload(?:\$\d+)? = .*$/gm, ""),
    map: null,
  }),
  generateBundle: {
    order: "pre",
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk") output.viteMetadata?.importedCss.clear();
      }
    },
  },
};

const legalReaderModule = resolve(import.meta.dirname, "src/content/legal/legal-texts.ts").replaceAll("\\", "/");

/** Reloads the page and the reader of the legal texts when a legal text changes. Vite does not know these files. */
const legalTextReloadPlugin: Plugin = {
  name: "reload-legal-texts",
  apply: "serve",
  hotUpdate({ file }) {
    if (!/\/src\/content\/legal\/.*\.(md|json)$/.test(file)) return;
    this.environment.moduleGraph.onFileChange(legalReaderModule);
    this.environment.hot.send({ type: "full-reload" });
  },
};

/** Replaces Node's `crypto`, which CleverTap's SDK imports for use outside a browser. */
const sdkCryptoPlugin: Plugin = {
  name: "sdk-without-node",
  enforce: "pre",
  resolveId: (id, importer) => (id === "crypto" && importer?.includes("clevertap-web-sdk") ? "\0no-crypto" : undefined),
  load: (id) => (id === "\0no-crypto" ? "export default {};" : undefined),
};

/**
 * @returns the chunk of a module that several islands or pages share, so that a page makes a handful of requests
 *   instead of thirty:
 * - `react`
 * - `ui`: modules of most islands
 * - `words`: text formatting and announcements, which islands without React also use
 * - `idle`: modules that every page runs when idle
 */
function findSharedChunk(module: string): string | undefined {
  const path = module.replaceAll("\\", "/");
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(path)) return "react";
  const islandModule =
    "carousel|tick-list|disclosure|docked-answer|notice|kept-or-new-number|outcome-icon|phone|phone-disclosure|pictogram|plan-mark|qr-code|sim-contacts|store-badges|synced-radio|timeline|wimy";
  const isGeneric = new RegExp(
    `/src/ui/(?!(${islandModule})/.*\\.(tsx?|css)$|(field/(range-field|select-field|select-list|slider)|stars/stars|tint/tint)\\.tsx$|announcement/.*\\.ts$)`,
  ).test(path);
  const isClassNames = /\/src\/features\/.*\.module\.css/.test(path);
  const isTextModule =
    /\/src\/(domain\/text\/(facts\/fill|numbers\/(grouped-number|measure|money))|ui\/announcement\/announce)\.ts/.test(
      path,
    );
  if (isTextModule) return "words";
  if (idleTimeModules.some((idle) => path.endsWith(`/${idle}`))) return "idle";
  return isGeneric || isClassNames ? "ui" : undefined;
}

/**
 * Compiles class fields to plain assignments, which is safe because no field of this project shadows an inherited
 * setter.
 */
const assumptions = { setPublicClassFields: true };

export default defineConfig({
  define: {
    "import.meta.env.WITH_GALLERY": JSON.stringify(buildsGallery),
    "import.meta.env.WITH_CLEVERTAP": JSON.stringify(config.clevertapAccount !== undefined),
  },
  // The same targets as `cssTarget`, because newer targets would drop the fallbacks that older browsers need.
  css: {
    transformer: "lightningcss",
    lightningcss: {
      targets: cssTargets,
      visitor: inclusiveWidthVisitor,
      // Excluded, because lowering `light-dark()` adds variables to every stylesheet, and no style uses it.
      exclude: Features.LightDark,
    },
  },
  build: {
    target: toBuildTargets(oldestBrowsers.tools),
    cssTarget: toBuildTargets(oldestBrowsers.tools),
    outDir: process.env.WIM_DIST ?? "dist",
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    // Per-plugin timings are noise in the build log.
    rolldownOptions: { checks: { bundlerTimings: false }, transform: { assumptions } },
  },
  environments: {
    client: {
      build: {
        // Saves bytes in the islands' script, which names every island's chunk: a hexadecimal digit has 4 bits of
        // entropy, a default character 6.
        rolldownOptions: { output: { manualChunks: findSharedChunk, hashCharacters: "hex" } },
      },
    },
  },
  worker: {
    format: "es",
    plugins: () => [privateMembersPlugin],
    // Writes workers into a separate folder, because `scripts/build/client/prune-scripts.ts` does not follow workers, and
    // skips this folder.
    rolldownOptions: {
      transform: { target: toBuildTargets(oldestBrowsers.map), assumptions },
      output: {
        entryFileNames: "assets/workers/[name].[hash].js",
        chunkFileNames: "assets/workers/[name].[hash].js",
        // WebKit runs a worker's entry file again if another file imports it, so shared code goes into a separate file.
        manualChunks: (module) =>
          /\/coverage-map\/engine\/worker\/overlay-worker\.ts$/.test(module) ? "overlay-worker" : undefined,
      },
    },
  },
  plugins: [
    vike(),
    react(),
    eachPlanCssPlugin,
    styleRequestRemovalPlugin,
    sdkCryptoPlugin,
    legalTextReloadPlugin,
    privateMembersPlugin,
    falseWarningFilterPlugin,
  ],
});

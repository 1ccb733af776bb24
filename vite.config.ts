import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";

/** The page that shows every component is built for development and tests only. */
const withGallery = process.env.WIM_GALLERY === "1";
process.env.VIKE_CRAWL = JSON.stringify({ git: false, ignore: withGallery ? [] : ["**/pages/_componentes/**"] });

/** An island's HTML came with its styles: its script must not ask for them again. */
const islandsBringNoStyles: Plugin = {
  name: "islands-bring-no-styles",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  // Without styles to wait for, an import is an import.
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
  generateBundle: {
    order: "pre",
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk") output.viteMetadata?.importedCss.clear();
      }
    },
  },
};

/** The generic components of the islands together, React apart: a handful of requests instead of thirty. */
function islandChunkOf(module: string): string | undefined {
  if (/[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(module)) return "react";
  return /[\\/]src[\\/]ui[\\/](?!carousel)/.test(module) ? "ui" : undefined;
}

export default defineConfig({
  define: { "import.meta.env.WITH_GALLERY": JSON.stringify(withGallery) },
  css: { transformer: "lightningcss" },
  build: {
    target: "baseline-widely-available",
    outDir: process.env.WIM_DIST ?? "dist",
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { manualChunks: islandChunkOf } },
      },
    },
  },
  plugins: [vike(), react(), islandsBringNoStyles],
});

import type { Plugin } from "vite";

/** Vite plugin: leaves out source maps, which take more memory than the code. Errors name their file without them. */
export const withoutSourceMaps: Plugin = {
  name: "without-source-maps",
  enforce: "post",
  transform: (code) => ({ code, map: { mappings: "" } }),
};

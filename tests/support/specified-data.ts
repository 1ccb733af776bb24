/** The lists as the product specification has them: what staff publish later changes no test of the code that reads them. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const specifiedFolder = "tests/fixtures/specified-data";

/** Reads `#content/data/…` from there. */
export const specifiedData: Plugin = {
  name: "specified-data",
  enforce: "pre",
  resolveId(id) {
    const name = /^#content\/data\/(.+\.ts)$/.exec(id)?.[1];
    const file = name && resolve(join(specifiedFolder, name));
    return file && existsSync(file) ? file : undefined;
  },
};

/** The lists as the product specification has them: what staff publish later changes no test of the code that reads them. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { dataIn, dataModule } from "../../src/content/forms/data-module.ts";

const specifiedFolder = "tests/fixtures/specified-data";

/** Texts of the law are read as they are, and may name what staff added there since. */
const pending = resolve(specifiedFolder, "pending.ts");

/** Reads `#content/data/…` from there. */
export const specifiedData: Plugin = {
  name: "specified-data",
  enforce: "pre",
  resolveId(id) {
    const name = /^#content\/data\/(.+\.ts)$/.exec(id)?.[1];
    const file = name && resolve(join(specifiedFolder, name));
    return file && existsSync(file) ? file : undefined;
  },
  load(id) {
    if (id !== pending) return undefined;
    const rows = (file: string) => dataIn(readFileSync(file, "utf8")) as { id: string }[];
    const specified = rows(pending);
    const added = rows("src/content/data/pending.ts").filter(({ id }) => !specified.some((row) => row.id === id));
    return dataModule([...specified, ...added]);
  },
};

/** Lets Node import the legal texts as the site's build does: import this before any of them. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { compileSync } from "@mdx-js/mdx";
import { mdxOptions } from "./mdx-options.ts";

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith(".mdx")) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const source = String(compileSync({ path, value: readFileSync(path) }, mdxOptions));
    return { format: "module", source, shortCircuit: true };
  },
});

import { globSync, readFileSync } from "node:fs";
import { findUnusedFacts } from "#domain/legal/resolve-fact-names.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";
import { legalTextFacts } from "./legal-text-facts.ts";

const factFiles = [
  `${legalFolder}/facts/legal-text-facts.ts`,
  `${legalFolder}/facts/product-facts.ts`,
  `${legalFolder}/facts/reference-facts.ts`,
  "src/content/data/pending.ts",
];

/** Reads all files that may use the facts: the sources of the legal texts, and the data files. */
const readTextSources = () =>
  globSync([`${legalFolder}/*/*.md`, "src/content/data/**/*.ts"]).map((file) => readFileSync(file, "utf8"));

/**
 * Lists the facts that no text uses, in Spanish with file and line. The messages are only advice: staff can delete the
 * last use of a fact, but do not edit the TypeScript that defines the fact. A fact that is computed from a row, such as
 * `beneficio.vix.incluido`, comes and goes with the row, and is left out.
 */
export function listUnusedFactMessages(texts: readonly string[] = readTextSources()): string[] {
  return findUnusedFacts(legalTextFacts, texts).flatMap((name) => {
    const place = findDefinition(name);
    return place ? `${place}: ningún texto legal usa el dato «${name}»; quítalo.` : [];
  });
}

/** Finds the file and line that define a fact. The key `precio` defines facts such as `membresia.legend.precio`. */
function findDefinition(name: string): string | undefined {
  const keys = [name, name.replace(/^\w+\./, ""), name.replace(/^\w+\.\w+\./, "")].flatMap((key) => [
    `"${key}":`,
    `${key}:`,
    `"id": "${key}"`,
  ]);
  for (const file of factFiles) {
    const lines = readFileSync(file, "utf8").split("\n");
    const lineIndex = lines.findIndex((line) => keys.some((key) => line.trimStart().startsWith(key)));
    if (lineIndex >= 0) return `${file}, línea ${lineIndex + 1}`;
  }
  return undefined;
}

import { globSync, readFileSync } from "node:fs";
import { unusedFacts } from "#domain/legal/name-facts.ts";
import { legalTextFacts } from "./legal-text-facts.ts";
import { legalFolder } from "./read-legal-text.ts";

const homes = ["legal-text-facts.ts", "reference-facts.ts", "legal-pending.ts"].map((name) => `${legalFolder}/${name}`);

/** Rows may name the same facts. */
const sources = () =>
  globSync([`${legalFolder}/*/*.md`, "src/content/data/*.ts"]).map((file) => readFileSync(file, "utf8"));

/**
 * @param texts - the sources of all legal texts.
 * @throws {Error} in Spanish, if there is a fact that none of them names: with its file and its line.
 */
export function refuseUnusedFacts(texts: readonly string[] = sources()): void {
  const unused = unusedFacts(legalTextFacts, texts);
  if (unused.length === 0) return;
  throw new Error(
    unused.map((name) => `${homeOf(name)}: ningún texto legal usa el dato «${name}»; quítalo.`).join("\n"),
  );
}

/** The file and the line that name a fact; one made from rows is there by its last part. */
function homeOf(name: string): string {
  const keys = [name, name.replace(/^\w+\./, ""), name.replace(/^\w+\.\w+\./, "")].flatMap((key) => [
    `"${key}":`,
    `${key}:`,
  ]);
  for (const file of homes) {
    const lines = readFileSync(file, "utf8").split("\n");
    const at = lines.findIndex((line) => keys.some((key) => line.trimStart().startsWith(key)));
    if (at >= 0) return `${file}, línea ${at + 1}`;
  }
  return homes[0] ?? legalFolder;
}

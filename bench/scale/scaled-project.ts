import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promotionRows } from "../../src/content/promotions/promotion-rows.ts";
import {
  type Scale,
  type SourceFile,
  scaleLegalTexts,
  scalePages,
  scaleQuestions,
  scaleRegistry,
} from "./scaled-content.ts";

/** The inputs of a build. */
const buildInputs = [
  "src",
  "server",
  "documents",
  "scripts",
  "public",
  "uploads",
  "deploy",
  "package.json",
  "package-lock.json",
];
const configurationFiles = ["vite.config.ts", "tsconfig.json", ".env"];

const readSource = (path: string): SourceFile => ({ path, text: readFileSync(path, "utf8") });

/** Creates the files that replace today's sources in the copy, and the added files. */
export function createScaledSources({ documentCount, textCount }: Scale): SourceFile[] {
  const legalFiles = globSync("src/content/legal/*/*.{md,json}").sort().map(readSource);
  const legalIds = legalFiles.map(({ path }) => path.split("/").at(-2) ?? "");
  return [
    ...scaleRegistry(
      readSource("src/content/data/registry.ts"),
      {
        count: promotionRows.length,
        reader: readSource("src/content/promotions/promotions.ts"),
      },
      documentCount,
    ),
    ...scaleLegalTexts(readSource("src/content/legal/legal-text-rows.ts"), legalFiles, textCount),
    scaleQuestions(readSource("src/content/faq/faq.ts"), textCount),
    ...scalePages(
      readSource("src/content/site/site-map/site-map.ts"),
      globSync("src/pages/*/+*.{ts,tsx}").sort().map(readSource),
      [...new Set(legalIds)],
      textCount,
    ),
  ];
}

/** Writes the project of a site at this scale into the folder, with a link to this project's packages. */
export function writeScaledProject(folder: string, scale: Scale): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Lists the files in `public` that git ignores: they are build output, so they are not copied.
  const ignoredListing = execFileSync("git", [
    "ls-files",
    "--others",
    "--ignored",
    "--exclude-standard",
    "--directory",
    "public",
  ]);
  const ignoredFiles = String(ignoredListing)
    .split("\n")
    .filter((path) => path !== "")
    .map((path) => resolve(path));
  for (const part of [...buildInputs, ...configurationFiles].filter((path) => existsSync(path)))
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !ignoredFiles.includes(resolve(path)) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  for (const { path, text } of createScaledSources(scale)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/**
 * `npm run bench:build`: measures the cost of building sites of growing size, and of building them again. Writes
 * docs/performance-scale.md. `npm run bench:build -- --quick` builds only small sites, and writes nothing; `-- --smoke`
 * builds one, with the caches of the last build, to check that the bench runs. Requires Linux, which reports the
 * resources used by processes.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { registryEntries } from "../../src/content/registry/registry.ts";
import { describeMachine } from "../machine.ts";
import { writeReportPart } from "../report-part.ts";
import { scaleReport } from "../scale-report.ts";
import { formatBuildReport, formatBuildTables, type RepeatedBuilds, type ScaledBuild } from "./build-report.ts";
import { measureBuild } from "./measured-build.ts";
import type { Scale } from "./scaled-content.ts";
import { writeScaledProject } from "./scaled-project.ts";

const { values: options } = parseArgs({ options: { quick: { type: "boolean" }, smoke: { type: "boolean" } } });

const folder = ".build/scale-site";
const today = registryEntries.length;
const full: readonly Scale[] = [
  { documents: today, texts: 1 },
  { documents: 300, texts: 1 },
  { documents: today, texts: 3 },
  { documents: 1_000, texts: 1 },
  { documents: today, texts: 10 },
  { documents: 300, texts: 3 },
  { documents: 1_000, texts: 10 },
];
const quick: readonly Scale[] = [
  { documents: today, texts: 1 },
  { documents: 100, texts: 2 },
];

const smoke: readonly Scale[] = [{ documents: today + 1, texts: 2 }];
const scales = options.smoke ? smoke : options.quick ? quick : full;

const startedAt = performance.now();
const log = (text: string) => console.log(`${Math.round((performance.now() - startedAt) / 1000)} s  ${text}`);

const built: ScaledBuild[] = [];
const again: RepeatedBuilds[] = [];
for (const [index, scale] of scales.entries()) {
  writeScaledProject(folder, scale);
  if (options.smoke) bringWhatIsRemembered();
  const build = await measureBuild(folder, !options.smoke);
  built.push({ scale, build });
  log(`${scale.documents} documents, texts ${scale.texts} times: ${Math.round(build.elapsedMs)} ms`);
  const isSmallest = scale.documents === today && scale.texts === 1;
  const isLargest = index === scales.length - 1;
  if (!options.smoke && (isSmallest || isLargest)) again.push({ scale, rows: await buildAgain(isSmallest) });
  // Saves the results so far, because large sites take long.
  if (scales === full) {
    const date = new Date().toISOString().slice(0, 10);
    const report = formatBuildReport(built, again, full.slice(index + 1), date, describeMachine({}));
    writeReportPart(scaleReport.file, scaleReport.opening, scaleReport.parts.build, report);
  }
}
console.log(formatBuildTables(built, again));

/** Copies the cached documents and compressed files, because a larger site has the same ones. */
function bringWhatIsRemembered(): void {
  for (const path of [".build/cache", ".build/documents.json", "public/documentos"].filter((each) => existsSync(each)))
    cpSync(path, join(folder, path), { recursive: true });
}

/** Digests of all built files; see `scripts/build/build-stamp.ts`. */
function readBuiltFiles(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(folder, "dist/build.json"), "utf8")).files;
}

function differences(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): number {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path]).length;
}

/**
 * Builds the last site three more times: unchanged, with one changed text, and with the change reverted.
 *
 * @param isHeld - whether to compare the changed site with a clean build of it.
 */
async function buildAgain(isHeld: boolean): Promise<RepeatedBuilds["rows"]> {
  const text = join(folder, "src/content/legal/politica-de-uso/1.md");
  const before = readFileSync(text, "utf8");
  const clean = readBuiltFiles();
  const row = async (what: string, expected: () => Promise<Readonly<Record<string, string>> | undefined>) => {
    const build = await measureBuild(folder, false);
    const files = readBuiltFiles();
    log(`${what}: ${Math.round(build.elapsedMs)} ms`);
    const held = await expected();
    return { what, build, changed: differences(files, clean), ...(held && { wrong: differences(files, held) }) };
  };
  const unchanged = await row("nothing changed", async () => clean);
  writeFileSync(text, before.replace(/\.\n/, ". Se aplica igual a toda línea.\n"));
  const changed = await row("one legal text changed", async () => {
    if (!isHeld) return undefined;
    await measureBuild(folder, true);
    return readBuiltFiles();
  });
  writeFileSync(text, before);
  const reverted = await row("changed back", async () => clean);
  return [unchanged, changed, reverted];
}

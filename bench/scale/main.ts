/**
 * `npm run bench:build`: measures the cost of building sites of growing size, and of rebuilding them. Writes
 * docs/performance-scale.md. `npm run bench:build -- --quick` builds only small sites, and writes nothing. `-- --smoke`
 * builds one, with the caches of the last build, to check that the bench runs. Requires Linux, which reports the
 * resources used by processes.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { registryEntries } from "../../src/content/registry/registry.ts";
import { describeMachine } from "../machine.ts";
import { writeReportPart } from "../report/report-part.ts";
import { scaleReport } from "../report/scale-report.ts";
import { formatBuildReport, formatBuildTables, type RepeatedBuilds, type ScaledBuild } from "./build-report.ts";
import { measureBuild } from "./measured-build.ts";
import type { Scale } from "./scaled-content.ts";
import { writeScaledProject } from "./scaled-project.ts";

const { values: options } = parseArgs({ options: { quick: { type: "boolean" }, smoke: { type: "boolean" } } });

const scaledFolder = ".build/scale-site";
const documentCount = registryEntries.length;
const fullScales: readonly Scale[] = [
  { documentCount, textCount: 1 },
  { documentCount: 300, textCount: 1 },
  { documentCount, textCount: 3 },
  { documentCount: 1_000, textCount: 1 },
  { documentCount, textCount: 10 },
  { documentCount: 300, textCount: 3 },
  { documentCount: 1_000, textCount: 10 },
];
const quickScales: readonly Scale[] = [
  { documentCount, textCount: 1 },
  { documentCount: 100, textCount: 2 },
];

const smokeScales: readonly Scale[] = [{ documentCount: documentCount + 1, textCount: 2 }];
const scales = options.smoke ? smokeScales : options.quick ? quickScales : fullScales;

const startedAt = performance.now();
const log = (text: string) => console.log(`${Math.round((performance.now() - startedAt) / 1000)} s  ${text}`);

const builds: ScaledBuild[] = [];
const repeatedBuilds: RepeatedBuilds[] = [];
for (const [index, scale] of scales.entries()) {
  writeScaledProject(scaledFolder, scale);
  if (options.smoke) copyCaches();
  const build = await measureBuild(scaledFolder, !options.smoke);
  builds.push({ scale, build });
  log(`${scale.documentCount} documents, texts ${scale.textCount} times: ${Math.round(build.elapsedMs)} ms`);
  const isSmallest = scale.documentCount === documentCount && scale.textCount === 1;
  const isLargest = index === scales.length - 1;
  if (!options.smoke && (isSmallest || isLargest))
    repeatedBuilds.push({ scale, rows: await measureRepeatedBuilds(isSmallest) });
  // Saves the results so far, because large sites take long to build.
  if (scales === fullScales) {
    const date = new Date().toISOString().slice(0, 10);
    const report = formatBuildReport(builds, repeatedBuilds, fullScales.slice(index + 1), date, describeMachine({}));
    writeReportPart(scaleReport.file, scaleReport.opening, scaleReport.parts.build, report);
  }
}
console.log(formatBuildTables(builds, repeatedBuilds));

/** Copies the cached documents and compressed files, which a larger site also has. */
function copyCaches(): void {
  for (const path of [".build/cache", ".build/documents.json", "public/documentos"].filter((each) => existsSync(each)))
    cpSync(path, join(scaledFolder, path), { recursive: true });
}

/** Reads the digests of all built files; see `scripts/build/build-stamp.ts`. */
function readBuiltFiles(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(scaledFolder, "dist/build.json"), "utf8")).files;
}

function countDifferences(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): number {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path]).length;
}

/**
 * Builds the last site three more times: unchanged, with one changed text, and with the change reverted.
 *
 * @param comparesWithClean - whether to compare the changed site with a clean build of it.
 */
async function measureRepeatedBuilds(comparesWithClean: boolean): Promise<RepeatedBuilds["rows"]> {
  const textFile = join(scaledFolder, "src/content/legal/politica-de-uso/1.md");
  const before = readFileSync(textFile, "utf8");
  const initialFiles = readBuiltFiles();
  const measureRow = async (
    label: string,
    listExpectedFiles: () => Promise<Readonly<Record<string, string>> | undefined>,
  ) => {
    const build = await measureBuild(scaledFolder, false);
    const files = readBuiltFiles();
    log(`${label}: ${Math.round(build.elapsedMs)} ms`);
    const cleanFiles = await listExpectedFiles();
    return {
      label,
      build,
      changedFiles: countDifferences(files, initialFiles),
      ...(cleanFiles && { wrongFiles: countDifferences(files, cleanFiles) }),
    };
  };
  const unchangedRow = await measureRow("nothing changed", async () => initialFiles);
  writeFileSync(textFile, before.replace(/\.\n/, ". Se aplica igual a toda línea.\n"));
  const changedRow = await measureRow("one legal text changed", async () => {
    if (!comparesWithClean) return undefined;
    await measureBuild(scaledFolder, true);
    return readBuiltFiles();
  });
  writeFileSync(textFile, before);
  const revertedRow = await measureRow("changed back", async () => initialFiles);
  return [unchangedRow, changedRow, revertedRow];
}

/**
 * `npm run build`: checks the configuration, fetches coverage files, makes documents, builds the site, merges
 * stylesheets, packs large coverage files, lists the offline files, and compresses. Unchanged parts are reused. `npm
 * run build -- --clean` rebuilds everything, `-- --verbose` shows the tools' output, and `-- --trial` skips what cannot
 * fail because of the content. `-- --uncompressed` skips compression.
 * See docs/decisions/0038-incremental-builds.md.
 */
import { rm } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { type PrecompressSummary, precompress, warmCompressionCache } from "#server/files/precompress.ts";
import { openCache, trimCache } from "./build/build-cache.ts";
import { openBuildOutput, type StageRunner } from "./build/build-output.ts";
import { digestInputs, isUpToDate, writeStamp } from "./build/build-stamp.ts";
import { type BuildSummary, formatSummaryLines, type StageTime } from "./build/build-summary.ts";
import { linkScripts } from "./build/client/link-scripts.ts";
import { pruneScripts } from "./build/client/prune-scripts.ts";
import { type CodeResults, runWithCodeResults } from "./build/code-results.ts";
import { packCoverage } from "./build/offline/pack-coverage.ts";
import { bundlesFolder, hasPageBundle, openPageBundle } from "./build/pages/page-bundle.ts";
import { writePageRenderer } from "./build/pages/page-renderer.ts";
import { writePages } from "./build/pages/render-pages.ts";
import { runStagedBuild } from "./build/staged-build.ts";
import { mergeStylesheets } from "./build/styles/stylesheets.ts";

/** Names of the stages as shown to people, in order. */
const stageNames = [
  "Coberturas",
  "Documentos",
  "Cambios",
  "Páginas",
  "Estilos",
  "Imágenes",
  "Índices y datos",
  "Compresión",
] as const;
type StageName = (typeof stageNames)[number];
/** Stages that depend on code alone. */
const codeStageNames: readonly StageName[] = ["Cambios", "Estilos", "Compresión"];

/** Message to the parent process: the stage that starts, and the number of stages. */
export type BuildStage = { name: string; position: number; total: number };

type BuildOptions = {
  /** Whether to ignore earlier builds. */
  isClean?: boolean;
  /** Whether to only check that the content builds. Skips the stages and files that depend on code alone. */
  isTrial?: boolean;
  /** Whether to skip compression, for a site that only tests read. */
  isUncompressed?: boolean;
  runStage?: StageRunner<StageName>;
};

const cacheFolder = ".build/cache";
const documentsCache = ".build/documents.json";
const codeCache = ".build/code";

/**
 * Builds into `WIM_DIST`, or `dist`. The folder changes only when the new site is complete.
 *
 * @throws {Error} with one line in Spanish if a configuration value is invalid, a document cannot be made or the folder
 *   cannot be replaced; Vite's error if the build fails.
 */
export async function buildSite({
  isClean = false,
  isTrial = false,
  isUncompressed = isTrial,
  runStage = (_name, run) => run(),
}: BuildOptions = {}): Promise<BuildSummary> {
  const startedAt = performance.now();
  enableCompileCache(codeCache);
  const stages: StageTime[] = [];
  const runTimed: TimedRunner = async (name, run) => {
    const startTime = performance.now();
    const result = await run();
    stages.push({ name, ms: performance.now() - startTime });
    return result;
  };
  const { missingValues } = await import("#content/site/operator/operator-values.ts");
  const distDir = process.env.WIM_DIST ?? "dist";
  // Copies the variables before Vite adds its own, which the digest must not contain.
  const environment = { ...process.env };
  if (isClean)
    for (const path of [cacheFolder, bundlesFolder, documentsCache]) await rm(path, { recursive: true, force: true });
  const coverage = await import("./coverage/install-coverage-files.ts");
  await runStage("Coberturas", () => runTimed("coverage files", coverage.installCoverageFiles));
  const sizes = await runWithCodeResults(cacheFolder, environment, async (code) => {
    // Makes the documents before the pages, which state the size of each document.
    const { buildDocuments } = await import("#documents/build-documents.ts");
    await runStage("Documentos", () => runTimed("documents", buildDocuments));
    const readInputs = () => digestInputs(distDir, environment);
    const compareInputs = async () => {
      const inputs = await runTimed("input digest", async () => readInputs());
      const isUnchanged = !isClean && (await runTimed("built files", async () => isUpToDate(distDir, inputs)));
      return { inputs, isUnchanged };
    };
    const { inputs, isUnchanged } = isTrial
      ? { inputs: "", isUnchanged: false }
      : await runStage("Cambios", compareInputs);
    if (isUnchanged) return undefined;
    const site = { isTrial, isUncompressed, code, inputs, readInputs, runStage, runTimed };
    return runStagedBuild(distDir, (stagingDir) => makeSite({ ...site, stagingDir }));
  });
  return {
    distDir,
    missingCount: missingValues.length,
    stages,
    elapsedMs: performance.now() - startedAt,
    ...(sizes && { sizes }),
  };
}

type TimedRunner = <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
type SiteBuildOptions = {
  stagingDir: string;
  isTrial: boolean;
  isUncompressed: boolean;
  code: CodeResults;
  /** Digest of the inputs at the start of the build; `readInputs` computes the current one. */
  inputs: string;
  readInputs: () => string;
  runStage: StageRunner<StageName>;
  runTimed: TimedRunner;
};

async function makeSite({
  stagingDir,
  isTrial,
  isUncompressed,
  code,
  inputs,
  readInputs,
  runStage,
  runTimed,
}: SiteBuildOptions): Promise<PrecompressSummary | undefined> {
  const clientDir = join(stagingDir, "client");
  const runCached = openCache(cacheFolder);
  // Compresses the copied files now if bundling leaves processors idle. Ignores failures, which the compression below
  // repeats and reports.
  const { listCoverageSources, replaceSampleCoverage } = await import("./coverage/install-coverage-files.ts");
  const copiedSources = [listCoverageSources(), [join("public", "documentos")]];
  const earlyCompression =
    isUncompressed || hasPageBundle(code.digest)
      ? undefined
      : Promise.allSettled(copiedSources.map((places) => warmCompressionCache(places, runCached)));
  await runStage("Páginas", async () => {
    const folder = await runTimed("bundle", () => openPageBundle(code.digest));
    // The renderer is bundled in a separate process, while this one renders the pages.
    const renderer = isTrial ? undefined : runTimed("page renderer", () => writePageRenderer(folder, stagingDir));
    await Promise.all([renderer, runTimed("pages", () => writePages(folder, stagingDir))]);
  });
  if (!isTrial) {
    await runStage("Estilos", async () => {
      await runTimed("stylesheets", () => mergeStylesheets(clientDir, code.runCached));
      await runTimed("scripts", () => linkScripts(stagingDir));
      await runTimed("prune", () => pruneScripts(stagingDir));
    });
  }
  await runStage("Imágenes", async () => {
    await runTimed("share images", async () =>
      (await import("#documents/share/share-images.ts")).writeShareImages(clientDir, runCached, code.runCached),
    );
    await runTimed("uploads", async () =>
      (await import("./build/write-uploads.ts")).writeUploads(clientDir, runCached),
    );
  });
  await runStage("Índices y datos", async () => {
    await runTimed("coverage files in place", () => replaceSampleCoverage(clientDir));
    await runTimed("coverage packs", () => packCoverage(clientDir));
    await runTimed("place answers", async () => {
      const { writePlaceAnswers } = await import("./build/search/write-place-answers.ts");
      await writePlaceAnswers(clientDir);
    });
    await runTimed("registry JSON", async () =>
      (await import("#documents/files/write-registry-json.ts")).writeRegistryJson(clientDir),
    );
    await runTimed("security.txt", async () => (await import("./build/security-txt.ts")).writeSecurityTxt(clientDir));
    const dates = await runTimed("dates", async () =>
      (await import("./build/set-page-dates.ts")).setPageDates(clientDir, code.runCached),
    );
    await runTimed("site files", async () =>
      (await import("#documents/site-files.ts")).writeSiteFiles(clientDir, dates),
    );
    await runTimed("search index", async () =>
      (await import("./build/search/search-index.ts")).writeSearchIndex(clientDir, code.runCached),
    );
    if (isTrial) return;
    // Writes the pack after the site's other files, because it lists their digests.
    await runTimed("offline pack", async () =>
      (await import("./build/offline/offline-pack.ts")).writeOfflinePack(stagingDir, code.runCached),
    );
    await runTimed("version", async () => (await import("./build/version-file.ts")).writeVersionFile(clientDir));
    await runTimed("other servers", async () => (await import("./deploy-examples.ts")).writeDeployFiles(stagingDir));
  });
  if (isUncompressed) return undefined;
  return runStage("Compresión", async () => {
    const sizes = await runTimed("compression", async () => {
      await earlyCompression;
      return precompress(clientDir, runCached);
    });
    await runTimed("stamp", async () => {
      trimCache(cacheFolder);
      // If a source changed during the build, only some files contain the change. Without a stamp, the next build
      // rebuilds everything.
      if (readInputs() === inputs) writeStamp(stagingDir, inputs);
    });
    return sizes;
  });
}

if (import.meta.main) {
  const options = process.argv.slice(2);
  const output = openBuildOutput({ isVerbose: options.includes("--verbose") });
  const isTrial = options.includes("--trial");
  const isUncompressed = isTrial || options.includes("--uncompressed");
  const visibleStages = stageNames.filter((name) => !(isTrial && codeStageNames.includes(name)));
  const runStage: StageRunner<StageName> = (name, run) => {
    process.send?.({
      name,
      position: visibleStages.indexOf(name) + 1,
      total: visibleStages.length,
    } satisfies BuildStage);
    return output.runStage(name, run);
  };
  try {
    const summary = await buildSite({
      isClean: options.includes("--clean"),
      isTrial,
      isUncompressed,
      runStage,
    });
    output.end(isUncompressed ? [] : formatSummaryLines(summary));
  } catch (error) {
    output.fail(error);
    process.exitCode = 1;
  }
}

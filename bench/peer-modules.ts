import { ensureBenchPackages } from "../scripts/machine/bench-packages.ts";
import type { LighthouseSummary } from "./lighthouse-scores.ts";
import type { LoadCase, LoadConditions, LoadResult } from "./load/load-case.ts";

/**
 * Keeps connections to a server busy with one case.
 *
 * @throws {Error} if the server cannot be reached.
 */
export type LoadRunner = (url: string, loadCase: LoadCase, conditions: LoadConditions) => Promise<LoadResult>;

/** Audits pages with Lighthouse's default settings: a phone on a slow network, simulated from one page load. */
export type LighthouseBench = {
  version: string;
  /**
   * Runs Lighthouse once, or `repeatRuns` times if the first performance score is below 100, and returns the median
   * run. The other scores do not vary between runs.
   *
   * @throws {Error} if Lighthouse cannot load the page.
   */
  audit: (url: string, page: { isIndexed: boolean }) => Promise<LighthouseSummary>;
  close: () => Promise<void>;
};

export type LighthouseOpener = (settings: {
  executablePath: string;
  /** Command-line arguments of Chromium. */
  args: string[];
  /** Number of runs for a page whose performance score is below 100. */
  repeatRuns: number;
  /** Origin of the map tiles, which a grey picture replaces. */
  tileOrigin: string;
}) => Promise<LighthouseBench>;

/**
 * The modules whose packages are installed only for a measurement, so that the packages' types are not available here.
 */
type PeerModules = {
  "http-load.ts": { runLoadCase: LoadRunner };
  "lighthouse.ts": { openLighthouse: LighthouseOpener };
};

/** @throws {Error} if the packages that the module needs cannot be installed. */
export async function importPeerModule<File extends keyof PeerModules>(file: File): Promise<PeerModules[File]> {
  ensureBenchPackages();
  return import(new URL(`peers/${file}`, import.meta.url).href);
}

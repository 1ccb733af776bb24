import { ensureBenchPackages } from "../scripts/machine/bench-packages.ts";
import type { Judgement } from "./lighthouse-scores.ts";
import type { LoadCase, LoadConditions, LoadResult } from "./load/load-case.ts";

/**
 * Loads a server with one case.
 *
 * @throws {Error} if the server cannot be reached.
 */
export type KeepBusy = (url: string, loadCase: LoadCase, conditions: LoadConditions) => Promise<LoadResult>;

/** Checks pages with Lighthouse's default settings: its phone and its slow network, simulated from one load. */
export type LighthouseBench = {
  version: string;
  /**
   * Runs once, or `runs` times if the performance score is not full: then the median one counts. The other scores do
   * not change between runs.
   *
   * @throws {Error} if Lighthouse cannot load the page.
   */
  audit: (url: string, page: { isIndexed: boolean }) => Promise<Judgement>;
  close: () => Promise<void>;
};

export type OpenLighthouse = (settings: {
  /** Path of the Chromium that it starts. */
  executablePath: string;
  /** Arguments of Chromium. */
  args: string[];
  /** Number of runs for a page whose performance score is not full. */
  runs: number;
  /** Origin of the map tiles, which are replaced by a plain picture. */
  tileOrigin: string;
}) => Promise<LighthouseBench>;

/**
 * Exports of the modules in `bench/peers`. Their packages are installed only for measuring, so types from them are not
 * available here.
 */
type PeerModules = {
  "http-load.ts": { keepBusy: KeepBusy };
  "lighthouse.ts": { openLighthouse: OpenLighthouse };
};

/** @throws {Error} if the packages that the module needs cannot be installed. */
export async function importPeerModule<File extends keyof PeerModules>(file: File): Promise<PeerModules[File]> {
  ensureBenchPackages();
  return import(new URL(`peers/${file}`, import.meta.url).href);
}

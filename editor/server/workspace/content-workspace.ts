/** Access to a checkout, shared by all routes: its files, the site's modules, and atomic writes. */
import { centralTimeZone, type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import { buildDayModule } from "#editor/server/site/day-override.ts";
import type { ModuleLoader } from "#editor/server/site/module-loader.ts";
import { openAtomicFiles, type StoredText } from "./atomic-files.ts";

export type ContentWorkspace = {
  /** The checkout, absolute. All other paths are relative to it, with slashes. */
  root: string;
  /**
   * Loads a module of the site from the current files: `/src/content/legal/legal-texts.ts`.
   *
   * @throws the module's error, such as the message of a reader that refuses its data.
   */
  load: <Module>(path: string) => Promise<Module>;
  /** Invalidates a file at once, here and in the preview, before the watcher notices the change. */
  invalidate: (path: string) => void;
  /** Today in Mexico. A new day invalidates what depends on the build day, here and in the preview. */
  today: () => IsoDay;
  /** @throws {EditorError} if there is no such file. */
  read: (path: string) => Promise<StoredText>;
  /**
   * Loads modules of the site with other text in some files; nothing is written.
   *
   * @throws the error of the first module that refuses the text.
   */
  tryOut: ModuleLoader["tryOut"];
  /**
   * Runs functions one after the other, so that what `run` reads is still current when it writes. `run` must not call
   * `runExclusive` itself: that would deadlock.
   */
  runExclusive: <Result>(run: (write: Write) => Promise<Result>) => Promise<Result>;
};

/**
 * Writes a whole file atomically: a killed process leaves either the old or the new one.
 *
 * @returns the stamp of the written text.
 * @throws {EditorError} if the file is no longer the one that was read, or the disk is full; the file is unchanged.
 * @throws the error of `verify`, with the previous file restored.
 */
export type Write = (path: string, text: string, options: WriteOptions) => Promise<string>;

type WriteOptions = {
  /** Stamp of the text that was read; undefined for a file that must not exist yet. */
  stamp: string | undefined;
  /** Loads modules that read the written file. Prefer {@link ContentWorkspace.tryOut}, which checks before writing. */
  verify?: () => Promise<unknown>;
};

type ContentWorkspaceOptions = {
  root: string;
  reader: ModuleLoader;
  /** Receives every changed file, relative to the root. */
  onChanged?: (path: string) => void;
  today?: () => IsoDay;
};

export function openContentWorkspace({
  root,
  reader,
  onChanged = () => {},
  today = todayInMexico,
}: ContentWorkspaceOptions): ContentWorkspace {
  const workspace = openAtomicFiles(root);
  const changed = (path: string) => {
    reader.invalidate(path);
    onChanged(path);
  };
  let day = today();
  const toThisDay = (): IsoDay => {
    const now = today();
    if (now !== day) changed(buildDayModule);
    day = now;
    return now;
  };
  return {
    root,
    load: (path) => {
      toThisDay();
      return reader.load(path);
    },
    tryOut: (texts, run) => {
      toThisDay();
      return reader.tryOut(texts, run);
    },
    invalidate: changed,
    today: toThisDay,
    read: workspace.read,
    runExclusive: (run) =>
      workspace.runExclusive((write) =>
        run((path, text, { stamp, verify }) =>
          write(path, text, stamp, async (undo) => {
            changed(path);
            try {
              await verify?.();
            } catch (error) {
              await undo();
              changed(path);
              throw error;
            }
          }),
        ),
      ),
  };
}

function todayInMexico(): IsoDay {
  return toLocalDay(new Date(), centralTimeZone);
}

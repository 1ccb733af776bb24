/** Access to a checkout, shared by all routes: files, modules of the site, and atomic writes. */
import { centralTimeZone, type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import { dayModulePath } from "#editor/server/site/day-override.ts";
import type { ModuleLoader } from "#editor/server/site/module-loader.ts";
import { openAtomicFiles, type StoredText } from "./atomic-files.ts";

export type ContentWorkspace = {
  /** Absolute path of the checkout. All other paths are relative to it, with slashes. */
  root: string;
  /**
   * Loads a module of the site from the current files: `/src/content/legal/legal-texts.ts`.
   *
   * @throws the error of the module, such as the message of a reader that refuses its data.
   */
  load: <Module>(path: string) => Promise<Module>;
  /** Invalidates a file here and in the preview at once, before the file watcher notices the change. */
  invalidate: (path: string) => void;
  /** Today in Mexico. On a new day, invalidates the modules that depend on the day, here and in the preview. */
  today: () => IsoDay;
  /** @throws {EditorError} if there is no such file. */
  read: (path: string) => Promise<StoredText>;
  /**
   * Loads modules of the site with other texts for some files; no file is written.
   *
   * @throws the error of the first module that refuses a text.
   */
  tryOut: ModuleLoader["tryOut"];
  /**
   * Runs functions one after the other, so that no other write changes what `run` has read. `run` must not call
   * `runExclusive`: the two calls would deadlock.
   */
  runExclusive: <Result>(run: (write: WriteFunction) => Promise<Result>) => Promise<Result>;
};

/**
 * Writes a whole file atomically: a killed process leaves either the old or the new text.
 *
 * @returns the stamp of the written text.
 * @throws {EditorError} if the file has changed since it was read, or the disk is full; the file is unchanged.
 * @throws the error of `verify`; the previous text is restored.
 */
export type WriteFunction = (path: string, text: string, options: WriteOptions) => Promise<string>;

type WriteOptions = {
  /** Stamp of the text that was read; undefined for a new file. */
  stamp: string | undefined;
  /** Loads modules that read the written file. Prefer {@link ContentWorkspace.tryOut}, which checks before writing. */
  verify?: () => Promise<unknown>;
};

type ContentWorkspaceOptions = {
  root: string;
  reader: ModuleLoader;
  /** Receives the path of each changed file, relative to the root. */
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
  const markChanged = (path: string) => {
    reader.invalidate(path);
    onChanged(path);
  };
  let day = today();
  const toThisDay = (): IsoDay => {
    const now = today();
    if (now !== day) markChanged(dayModulePath);
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
    invalidate: markChanged,
    today: toThisDay,
    read: workspace.read,
    runExclusive: (run) =>
      workspace.runExclusive((write) =>
        run((path, text, { stamp, verify }) =>
          write(path, text, stamp, async (undo) => {
            markChanged(path);
            try {
              await verify?.();
            } catch (error) {
              await undo();
              markChanged(path);
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

/** What every route of the editor works with: the checkout, its content as it reads now, and whole writes. */
import { centralTimeZone, dayAt, type IsoDay } from "#domain/calendar/civil-time.ts";
import { buildDayModule } from "#editor/server/site/day-override.ts";
import type { ModuleLoader } from "#editor/server/site/module-loader.ts";
import { openAtomicFiles, type Stored } from "./atomic-files.ts";

export type ContentWorkspace = {
  /** The checkout, absolute. Paths of all else are from here, with slashes. */
  root: string;
  /**
   * A module of the site as its files are now: `/src/content/legal/legal-texts.ts`.
   *
   * @throws what the module throws: the words of a reader that refuses its data.
   */
  load: <Module>(path: string) => Promise<Module>;
  /** Forgets what came from a file, here and in the preview: the watcher would notice some time later. */
  changed: (path: string) => void;
  /** The day in Mexico. With a new one, what depends on the day of the build is read again, here and in the preview. */
  today: () => IsoDay;
  /** @throws {Refusal} if there is no such file. */
  read: (path: string) => Promise<Stored>;
  /**
   * Modules of the site as they would read with other text in one file; nothing is written.
   *
   * @throws what the first module that refuses it throws.
   */
  tryOut: ModuleLoader["tryOut"];
  /**
   * One after the other: what `run` looks at is still so when it writes, and nobody else writes meanwhile. It must not call
   * `alone`, which would wait for it.
   */
  alone: <Result>(run: (write: Write) => Promise<Result>) => Promise<Result>;
};

/**
 * Writes a whole file: a process that is killed leaves the old one or the new one.
 *
 * @returns the stamp of what is written.
 * @throws {Refusal} if the file is no longer the one that was read, or the disk takes no more: it stays as it was.
 * @throws what `verify` throws, with the file as it was before.
 */
export type Write = (path: string, text: string, options: WriteOptions) => Promise<string>;

type WriteOptions = {
  /** Of what was read; undefined for a file that must not be there yet. */
  stamp: string | undefined;
  /** Loads what reads the file. Where it can be known before writing, {@link ContentWorkspace.tryOut} is better. */
  verify?: () => Promise<unknown>;
};

type ContentWorkspaceOptions = {
  root: string;
  reader: ModuleLoader;
  /** Told of every file that changed, from the root. */
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
    reader.changed(path);
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
    changed,
    today: toThisDay,
    read: workspace.read,
    alone: (run) =>
      workspace.alone((write) =>
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
  return dayAt(new Date(), centralTimeZone);
}

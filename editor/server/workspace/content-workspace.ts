/** Access to a checkout, shared by all routes: files, modules of the site, git, and atomic writes. */
import { centralTimeZone, type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import type { LoadFunction, ModuleLoader } from "#editor/server/site/module-loader.ts";
import { buildDayFile } from "#editor/server/site/text-override.ts";
import { openAtomicFiles } from "./atomic-files.ts";
import { type Git, openGit } from "./git.ts";

export type ContentWorkspace = ReturnType<typeof openContentWorkspace>;

type ContentWorkspaceOptions = {
  /** Absolute path of the checkout. All other paths are relative to it, with slashes. */
  root: string;
  reader: ModuleLoader;
  git?: Git | undefined;
  /** Whether this checkout is on a team's server rather than a person's computer. */
  isServer?: boolean;
  onChanged?: (path: string) => void;
  today?: () => IsoDay;
};

export function openContentWorkspace({
  root,
  reader,
  git = openGit(root),
  isServer = false,
  onChanged = () => {},
  today = () => toLocalDay(new Date(), centralTimeZone),
}: ContentWorkspaceOptions) {
  const invalidate = (path: string) => {
    reader.invalidate(path);
    onChanged(path);
  };
  let day = today();
  const getToday = (): IsoDay => {
    const currentDay = today();
    if (currentDay !== day) invalidate(buildDayFile);
    day = currentDay;
    return currentDay;
  };
  const load: LoadFunction = (path: string) => {
    getToday();
    return reader.load<never>(path);
  };
  const tryOut: ModuleLoader["tryOut"] = (texts, run) => {
    getToday();
    return reader.tryOut(texts, run);
  };
  return {
    ...{ root, git, isServer },
    /** Loads a module of the site from the current files, such as `/src/content/legal/legal-texts.ts`. */
    load,
    /** Loads modules of the site with other texts for some files; writes no file. */
    tryOut,
    /** Invalidates a file here and in the preview at once, before the file watcher notices the change. */
    invalidate,
    /**
     * Returns today's day in Mexico. On a new day, invalidates the modules that depend on the day, here and in the
     * preview.
     */
    today: getToday,
    /** Revision of each file's last save here, by which a person's tabs recognize their own saves. */
    lastSaves: new Map<string, string>(),
    ...openAtomicFiles(root, invalidate),
  };
}

import { parseDataModule } from "#content/forms/data-module.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { splitComingChanges } from "#domain/calendar/coming-changes.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";

type FileChange = { path: string; before: string; after: string };

/** The days after `today` on which these files will change something that they did not change before. */
export function listChangedDays(changes: readonly FileChange[], today: IsoDay): IsoDay[] {
  const days = changes
    .filter(({ path }) => isDataFile(path))
    .flatMap(({ before, after }) => {
      const [previous, current] = [before, after].map((text) =>
        text === "" ? {} : splitComingChanges(parseDataModule(text)).coming,
      );
      const isNew = (day: IsoDay) => JSON.stringify(previous?.[day]) !== JSON.stringify(current?.[day]);
      return Object.keys(current ?? {}).filter((day) => day > today && isNew(day));
    });
  return [...new Set(days)].toSorted();
}

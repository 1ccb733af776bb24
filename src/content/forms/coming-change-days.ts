import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { listComingChangeDays } from "#domain/calendar/coming-changes.ts";
import { parseDataModule } from "./data-module.ts";

type Checkout = {
  root?: string;
  /** Contents of files that replace those on disk, by path. */
  texts?: ReadonlyMap<string, string>;
};

/** Lists, in order, the days after `today` on which any list changes by itself; unreadable lists are skipped. */
export function readComingChangeDays(today: IsoDay, { root = ".", texts = new Map() }: Checkout = {}): IsoDay[] {
  const days = globSync("src/content/data/**/*.ts", { cwd: root }).flatMap((file) => {
    const text = texts.get(file.replaceAll("\\", "/")) ?? readFileSync(join(root, file), "utf8");
    return text.includes('\n  "coming": {') ? listDays(text, today) : [];
  });
  return [...new Set(days)].toSorted();
}

function listDays(text: string, today: IsoDay): IsoDay[] {
  try {
    return listComingChangeDays(parseDataModule(text), today);
  } catch {
    return [];
  }
}

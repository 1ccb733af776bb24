import { spawnSync } from "node:child_process";
import { centralTimeZone, dayAt } from "#domain/calendar/civil-time.ts";

function commitDay(): string {
  const { status, stdout } = spawnSync("git", ["log", "-1", "--format=%cI"], { encoding: "utf8" });
  return dayAt(status === 0 ? new Date(stdout.trim()) : new Date(), centralTimeZone);
}

export const isNightly = process.env.WIM_FULL_TESTS === "1";

/**
 * The gate judges a commit on its own day, whenever it runs: offers end and legal texts come into force without a commit.
 * Undefined for the nightly run, which judges today.
 */
export const judgedDay = isNightly ? undefined : commitDay();

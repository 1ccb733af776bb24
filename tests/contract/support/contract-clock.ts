/**
 * Sets both clocks of a contract test, so that its answer does not depend on the day it runs: the content has the day
 * of the build, and the visitor's device always has the same day.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";

const stampFile = join(process.env.WIM_DIST ?? "dist", "build.json");
if (!existsSync(stampFile)) throw new Error(`No built site has ${stampFile}: run npm run build first`);
const { day } = JSON.parse(readFileSync(stampFile, "utf8"));
if (typeof day !== "string") throw new Error("build.json has no day: build the site again");

vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T12:00:00-06:00`) });
// The content reads its day once, when this module is loaded.
await import("#content/site/dates/build-day.ts");
vi.setSystemTime("2026-11-25T12:00:00-06:00");

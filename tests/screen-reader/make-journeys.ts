import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { findScreenReader } from "#scripts/machine/browsers/screen-reader.ts";
import { computerWindow } from "../engines/journey.ts";
import { SiteServer } from "../support/servers/site-server.ts";
import type { ListenedJourneys } from "./journey.ts";
import { ScreenReaderUser } from "./listener.ts";
import { type ScreenReaderSession, startScreenReaderSession } from "./session.ts";

/** Runs journeys one after another in one session; without a screen reader they count as skipped. */
export function registerVoiceJourneys(journeys: ListenedJourneys): void {
  const reader = findScreenReader();
  describe.skipIf(!reader)("heard with Orca and Firefox", () => {
    const folder = mkdtempSync(join(tmpdir(), "wim-voices-"));
    const site = new SiteServer({ distDir: process.env.WIM_DIST ?? "dist", databaseFile: join(folder, "wim.sqlite") });
    let session: ScreenReaderSession;
    let listener: ScreenReaderUser;

    beforeAll(async () => {
      if (!reader) return;
      await site.start();
      session = await startScreenReaderSession(reader);
      listener = new ScreenReaderUser(session, site.url);
      await listener.start();
    });

    afterAll(async () => {
      await session?.stop();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    for (const [fact, run] of Object.entries(journeys))
      test(fact, async () => {
        await listener.resize(computerWindow);
        await run(listener, site);
      });
  });
}

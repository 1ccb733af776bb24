import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { findScreenReader } from "#scripts/machine/screen-reader.ts";
import { computer } from "../engines/journey.ts";
import { SiteServer } from "../support/site-server.ts";
import type { Journey } from "./journey.ts";
import { Listener } from "./listener.ts";
import { type Session, startSession } from "./session.ts";

/** Registers journeys that run one after another in one session. Without a screen reader, they count as skipped. */
export function registerVoiceJourneys(journeys: readonly Journey[]): void {
  const reader = findScreenReader();
  describe.skipIf(!reader)("heard with Orca and Firefox", () => {
    const folder = mkdtempSync(join(tmpdir(), "wim-voices-"));
    const site = new SiteServer({ distDir: process.env.WIM_DIST ?? "dist", databaseFile: join(folder, "wim.sqlite") });
    let session: Session;
    let listener: Listener;

    beforeAll(async () => {
      if (!reader) return;
      await site.start();
      session = await startSession(reader);
      listener = new Listener(session, site.url);
      await listener.start();
    });

    afterAll(async () => {
      await session?.stop();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    for (const { fact, run } of journeys)
      test(fact, async () => {
        await listener.resize(computer);
        await run(listener, site);
      });
  });
}

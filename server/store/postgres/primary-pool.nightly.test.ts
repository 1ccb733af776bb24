/** Replaces a real PostgreSQL with its standby while messages arrive. */
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { findStoreWarning, openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { buildLeadMessage } from "#server/testing/client.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import { findPostgresPrograms, runSingleQuery, startPostgres } from "#server/testing/databases/test-postgres.ts";

/** Sends a lead until it is acknowledged, as browsers do. */
async function sendUntilStored(store: Store, number: number): Promise<void> {
  for (;;) {
    try {
      await store.add({ ...buildLeadMessage(number), page: "" });
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      await delay(20);
    }
  }
}

async function startPair({ isSynchronous }: { isSynchronous: boolean }) {
  const primary = await startPostgres();
  onTestFinished(() => primary.remove());
  const standby = await primary.startStandby({ isSynchronous });
  onTestFinished(() => standby.remove());
  const buildUrl = (...ports: number[]) =>
    `postgresql://wim@${ports.map((port) => `127.0.0.1:${port}`).join(",")}/postgres`;
  // The standby comes first, so that a server has to find the primary.
  const databaseUrl = buildUrl(standby.port, primary.port);
  return { primary, standby, databaseUrl, standbyUrl: buildUrl(standby.port), primaryUrl: buildUrl(primary.port) };
}

const noReports = { onUnavailable: () => {}, onRecovered: () => {} };

describe.skipIf(findPostgresPrograms() === undefined)("with a PostgreSQL and its standby", () => {
  test("a failover to a synchronous standby loses no acknowledged lead, and servers find the standby by themselves", async () => {
    const { primary, standby, databaseUrl, standbyUrl } = await startPair({ isSynchronous: true });
    const store = await openStore({ databaseFile: "not used", databaseUrl }, noReports);
    onTestFinished(() => store.close());
    expect(await findStoreWarning({ databaseFile: "not used", databaseUrl })).toBeUndefined();
    const acknowledged: number[] = [];
    const { promise: halfDone, resolve: reportHalfDone } = Promise.withResolvers<void>();
    let next = 0;
    const senders = Array.from({ length: 16 }, async () => {
      while (next < 1_000) {
        const number = next++;
        await sendUntilStored(store, number);
        if (acknowledged.push(number) === 300) reportHalfDone();
      }
    });
    await halfDone;
    await primary.crash();
    const acknowledgedBefore = [...acknowledged];
    await standby.promote();
    // The new primary has no standby yet.
    await runSingleQuery(standbyUrl, "ALTER SYSTEM SET synchronous_standby_names = ''");
    await runSingleQuery(standbyUrl, "SELECT pg_reload_conf()");
    await Promise.all(senders);
    const storedNumbers = (await readStoredLeads({ databaseFile: "not used", databaseUrl })).map(
      ({ Identity }) => Identity,
    );
    const lost = acknowledged.filter((number) => !storedNumbers.includes(buildLeadMessage(number).Identity));
    expect([lost, storedNumbers.length, acknowledged.length]).toEqual([[], 1_000, 1_000]);
    expect(acknowledgedBefore.length).toBeLessThan(1_000);
  });

  test("a commit that did not reach the synchronous standby is not acknowledged, although PostgreSQL reports success", async () => {
    const { standby, databaseUrl, primaryUrl } = await startPair({ isSynchronous: true });
    const store = await openStore({ databaseFile: "not used", databaseUrl }, noReports);
    onTestFinished(() => store.close());
    await standby.remove();
    const adding = store.add({ ...buildLeadMessage(1), page: "" });
    const refused = expect(adding).rejects.toBeInstanceOf(StoreUnavailableError);
    const cancel = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    while ((await runSingleQuery(primaryUrl, cancel)).length === 0) await delay(20);
    await refused;
  });

  test("a server warns that an asynchronous standby would lose leads", async () => {
    const { databaseUrl } = await startPair({ isSynchronous: false });
    expect(await findStoreWarning({ databaseFile: "not used", databaseUrl })).toMatch(/synchronous_standby_names/);
  });
});

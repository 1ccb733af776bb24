/** Tests the contract of both kinds of store for counts without identity: speeds of visits, and searches. */
import { expect, test } from "vitest";
import { openStoreForReading, type StoreLocation } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";

type StoreTestSetup = {
  createStore: () => Promise<{ store: Store; location: StoreLocation }>;
  runSqlAt: (location: StoreLocation, sql: string) => Promise<void>;
};

export function testCounts({ createStore, runSqlAt }: StoreTestSetup): void {
  test("counts equal rounded values of visits together, and deletes values past their retention", async () => {
    const { store, location } = await createStore();
    const oldVitalsSql =
      "INSERT INTO vitals (day, page, device, metric, value, count) VALUES ('2025-01-01', '/', 'phone', 'LCP', 1, 1)";
    await runSqlAt(location, oldVitalsSql);
    const vitalsReport = { page: "/esim", device: "phone", values: { LCP: 1_249, CLS: 0.0123 } } as const;
    await Promise.all([store.addVitals(vitalsReport), store.addVitals({ ...vitalsReport, values: { LCP: 1_151 } })]);
    const reader = await openStoreForReading(location);
    const [of, phone] = [{ page: "/esim" }, { device: "phone" }];
    expect(await reader.vitals(1)).toEqual([
      { ...of, ...phone, metric: "CLS", value: 0.012, count: 1 },
      { ...of, ...phone, metric: "LCP", value: 1_200, count: 2 },
    ]);
    expect(await reader.vitals(0)).toEqual([]);
    expect(await reader.vitals(9_999)).toHaveLength(2);
    await reader.close();
  });

  test("adds up searches for a text over the days, and a check deletes those past their retention", async () => {
    const { store, location } = await createStore();
    const insertCountSql = "INSERT INTO unfound_searches (day, text, count) VALUES";
    const getDayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await runSqlAt(location, `${insertCountSql} ('${getDayBefore(31)}', 'viejo', 9)`);
    await runSqlAt(location, `${insertCountSql} ('${getDayBefore(28)}', 'buzon de voz', 2)`);
    await runSqlAt(
      location,
      `${insertCountSql} ('${getDayBefore(1)}', 'zona', 3), ('${getDayBefore(1)}', 'cuba', 3), ('${getDayBefore(1)}', 'pocos', 2)`,
    );
    await Promise.all(["buzon de voz", "buzon de voz"].map(store.addUnfoundSearch));
    await store.check();
    // If `check` had left the old row, the reader would show it with its new day.
    await runSqlAt(location, `UPDATE unfound_searches SET day = '${getDayBefore(2)}' WHERE text = 'viejo'`);
    const reader = await openStoreForReading(location);
    expect(await reader.unfoundSearches()).toEqual([
      { text: "buzon de voz", count: 4 },
      { text: "cuba", count: 3 },
      { text: "zona", count: 3 },
    ]);
    await reader.close();
  });

  test("a day has a limited number of texts, whose counts can still increase", async () => {
    const { store, location } = await createStore();
    const today = new Date().toISOString().slice(0, 10);
    const texts = Array.from({ length: 5_000 }, (_, index) => `('${today}', 'texto ${index}', 2)`);
    await runSqlAt(location, `INSERT INTO unfound_searches (day, text, count) VALUES ${texts.join(", ")}`);
    for (const text of ["otro", "otro", "otro", "texto 7"]) await store.addUnfoundSearch(text);
    const reader = await openStoreForReading(location);
    expect(await reader.unfoundSearches()).toEqual([{ text: "texto 7", count: 3 }]);
    await reader.close();
  });
}

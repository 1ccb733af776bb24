/** Tests the common contract of both kinds of store, each on a real database. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type EventProperties, eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { buildLeadMessage, buildTestIdentity, sampleLeadProperties } from "#server/testing/client.ts";
import { testCounts } from "#server/testing/count-tests.ts";
import { testPersonalData } from "#server/testing/databases/personal-data-tests.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "#server/testing/databases/read-store.ts";
import { storeKinds } from "#server/testing/databases/store-kinds.ts";
import { testMailQueue } from "#server/testing/mail/mail-queue-tests.ts";
import { testMailShares } from "#server/testing/mail/mail-share-tests.ts";
import { openPersonalData, openStore, openStoreForReading, type StoreLocation } from "./open-store.ts";
import type { StorableMessage, StoreSettings } from "./store.ts";
import { StoreUnavailableError } from "./store-unavailable-error.ts";

const lead = (number: number, properties: EventProperties = {}): StorableMessage => {
  const message = buildLeadMessage(number);
  return { ...message, page: "", properties: { ...message.properties, ...properties } };
};
const form = (number: number): StorableMessage => ({
  event: eventNames.formSubmitted,
  Identity: buildTestIdentity(number),
  page: "",
  properties: leadFormProperties,
});

async function consents(location: StoreLocation) {
  return (await readStoredLeads(location)).map(({ consent, unsubscribedAt }) => [consent, unsubscribedAt]);
}

describe.each(storeKinds)("$name", ({ isAvailable, setUp, tearDown, runSqlAt, ...kind }) => {
  describe.skipIf(!isAvailable)("as a store", () => {
    beforeAll(setUp);
    afterAll(tearDown);

    const away: unknown[] = [];
    const reports = { onUnavailable: (cause: unknown) => void away.push(cause), onRecovered: () => {} };

    async function createStore(settings?: StoreSettings) {
      const location = await kind.createEmptyLocation();
      const store = await openStore(location, reports, settings);
      onTestFinished(() => store.close());
      return { store, location };
    }

    test("stores a message once and keeps the time of the first one", async () => {
      const { store, location } = await createStore();
      expect(await store.add(lead(1))).toBe("stored");
      const first = await readStoredLeads(location);
      expect(await store.add(lead(1))).toBe("already-stored");
      expect(await readStoredLeads(location)).toEqual(first);
      expect(first).toEqual([
        {
          ...buildLeadMessage(1).properties,
          Identity: buildTestIdentity(1),
          receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          formSubmittedAt: null,
          unsubscribedAt: null,
          consent: "unconfirmed",
        },
      ]);
    });

    test("a check changes nothing, and fails on a closed store", async () => {
      const location = await kind.createEmptyLocation();
      const store = await openStore(location, { onUnavailable: () => {}, onRecovered: () => {} });
      await store.add(lead(1));
      await store.check();
      await store.close();
      await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailableError);
      expect(await readStoredLeads(location)).toHaveLength(1);
    });

    const mishaps = ["unsubscriptions", "mails", "vitals", "unfound_searches", "register"].map(
      (table) => `DROP TABLE ${table}`,
    );
    test.each([kind.refuseFormsSql, ...mishaps])("a check fails if writes by requests would fail: %s", async (sql) => {
      const { store, location } = await createStore();
      await store.check();
      await runSqlAt(location, sql);
      await expect(store.check()).rejects.toMatchObject({ name: "StoreUnavailableError", reason: "error" });
      expect(away.splice(0)).toHaveLength(1);
    });

    test("ignores the order of the properties", async () => {
      const { store } = await createStore();
      await store.add(lead(1));
      const reversed = Object.fromEntries(Object.entries(lead(1).properties).reverse());
      expect(await store.add({ ...lead(1), properties: reversed })).toBe("already-stored");
    });

    test("reports different properties under the same key as a conflict and overwrites nothing", async () => {
      const { store, location } = await createStore();
      await store.add(lead(1));
      expect(await store.add({ ...lead(1), properties: { ...sampleLeadProperties, Name: "Otra" } })).toBe("conflict");
      expect((await readStoredLeads(location)).map(({ Name }) => Name)).toEqual(["Persona 1"]);
    });

    test("stores the visits of one identity to two pages separately", async () => {
      const { store } = await createStore();
      const visit = (page: string): StorableMessage => ({
        ...{ event: eventNames.pageVisited, Identity: buildTestIdentity(1), page },
        properties: { "page name": page, Channel: "marketing" },
      });
      expect([await store.add(visit("Legal")), await store.add(visit("Conócenos"))]).toEqual(["stored", "stored"]);
    });

    test("joins each lead with its form in order of arrival, whichever came first", async () => {
      const { store, location } = await createStore();
      await store.add(form(1));
      await store.add(lead(2));
      await store.add(lead(1));
      const leads = await readStoredLeads(location);
      expect(leads.map(({ Name, formSubmittedAt }) => [Name, formSubmittedAt !== null])).toEqual([
        ["Persona 2", false],
        ["Persona 1", true],
      ]);
    });

    test("stores all of several messages or none, without affecting concurrent ones", async () => {
      const { store, location } = await createStore();
      await runSqlAt(location, kind.refuseFormsSql);
      const writtenTexts = [
        store.add(lead(1)),
        store.add(lead(2)),
        store.addAll([lead(3), form(3)]),
        store.add(lead(4)),
      ];
      const [first, second, both, last] = await Promise.allSettled<unknown>(writtenTexts);
      expect([first, second, last].map((each) => each?.status)).toEqual(Array(3).fill("fulfilled"));
      expect(both).toMatchObject({ status: "rejected", reason: { message: "refused" } });
      expect(both).not.toMatchObject({ reason: expect.any(StoreUnavailableError) });
      expect(away).toEqual([]);
      expect((await readStoredLeads(location)).map(({ Name }) => Name).sort()).toEqual([
        "Persona 1",
        "Persona 2",
        "Persona 4",
      ]);
      expect(await store.addAll([lead(5), lead(6)])).toEqual(["stored", "stored"]);
    });

    test("an unsubscription covers all earlier leads of an address, and has its first and last time", async () => {
      const { store, location } = await createStore();
      await store.unsubscribe("nadie@wim.example");
      await store.add(lead(1, { Email: "Ana@wim.example" }));
      await store.unsubscribe(" ANA@wim.example ");
      await store.add(lead(2, { Email: "ana@wim.example" }));
      await store.add(lead(3, { Email: "eva@wim.example" }));
      const [nobody, ana] = await readStoredUnsubscriptions(location);
      expect([nobody?.email, ana?.email, ana?.firstAt]).toEqual(["nadie@wim.example", "ana@wim.example", ana?.lastAt]);
      expect(await consents(location)).toEqual([
        ["withdrawn", ana?.lastAt],
        ["unconfirmed", ana?.lastAt],
        ["unconfirmed", null],
      ]);
      await store.unsubscribe("ana@wim.example");
      const again = (await readStoredUnsubscriptions(location))[1];
      expect(again?.firstAt).toBe(ana?.firstAt);
      expect(await consents(location)).toEqual([
        ["withdrawn", again?.lastAt],
        ["withdrawn", again?.lastAt],
        ["unconfirmed", null],
      ]);
    });

    describe("as a queue of e-mails", () => testMailQueue({ createStore, runSqlAt }));

    describe("as a queue that strangers fill", () => testMailShares({ createStore, runSqlAt }));

    describe("as a store of anonymous counts", () => testCounts({ createStore, runSqlAt }));

    describe("for the data of one person", () =>
      testPersonalData({ createStore, runSqlAt, readRawBytes: kind.readRawBytes }));

    test("finds everything again after closing, which finishes pending writes", async () => {
      const location = await kind.createEmptyLocation();
      const first = await openStore(location, reports);
      const asked = Array.from({ length: 20 }, (_, number) => first.add(lead(number)));
      await first.close();
      expect(await Promise.all(asked)).toEqual(asked.map(() => "stored"));
      const second = await openStore(location, reports);
      expect(await second.add(lead(1))).toBe("already-stored");
      await second.close();
    });

    test("several servers can open it at once, and each message is stored once", async () => {
      const location = await kind.createEmptyLocation();
      const stores = await Promise.all([1, 2, 3].map(() => openStore(location, reports)));
      const outcomes = await Promise.all(stores.flatMap((store) => [1, 2].map((number) => store.add(lead(number)))));
      expect(outcomes.toSorted()).toEqual([...Array(4).fill("already-stored"), "stored", "stored"]);
      await Promise.all(stores.map((store) => store.close()));
    });

    test("can be read row by row while a server writes", async () => {
      const { store, location } = await createStore();
      await store.addAll([lead(1), lead(2)]);
      const reader = await openStoreForReading(location);
      const names: string[] = [];
      for await (const { Name } of reader.leads()) {
        if (names.push(Name) === 1) expect(await store.add(lead(3))).toBe("stored");
      }
      await reader.close();
      expect(names.slice(0, 2)).toEqual(["Persona 1", "Persona 2"]);
    });

    test("migrates a database of the version before e-mails, and finds its rows by address", async () => {
      const { store, location } = await createStore();
      await store.addAll([lead(1, { Email: "Ñ@ESPAÑA.mx" }), lead(2), form(2)]);
      await store.unsubscribe("eva@wim.example");
      await runSqlAt(
        location,
        "DROP TABLE completed_tasks; DROP TABLE unfound_searches; DROP TABLE mails; DROP INDEX events_by_email; ALTER TABLE events DROP COLUMN email",
      );
      await runSqlAt(location, "ALTER TABLE unsubscriptions DROP COLUMN confirmed_at");
      // Rows as that version stored them: two spellings of one address, the second undone, and another address.
      const [january, march] = ["2026-01-01T12:00:00.000Z", "2026-03-01T12:00:00.000Z"];
      const rows = [
        `('ñ@españa.mx', '${january}', '${january}', (SELECT min(id) + 1 FROM events), NULL)`,
        `('ñ@xn--espaa-rta.mx', '${march}', '${march}', (SELECT min(id) FROM events), '${march}')`,
        `('luz@españa.mx', '${january}', '${january}', 0, '${march}')`,
      ];
      const columns = "email, first_at, last_at, after_event, undone_at";
      await runSqlAt(location, `INSERT INTO unsubscriptions (${columns}) VALUES ${rows.join(", ")}`);
      await runSqlAt(location, kind.buildVersionSql(kind.lastVersionWithoutMails));
      const later = await openStore(location, reports);
      await later.close();
      expect((await consents(location)).map(([consent]) => consent)).toEqual(["withdrawn", "unconfirmed"]);
      expect((await readStoredUnsubscriptions(location))[0]).toMatchObject({
        ...{ email: "ñ@xn--espaa-rta.mx", firstAt: january, lastAt: march },
      });
      const data = await openPersonalData(location);
      expect((await data.exportRecords("luz@españa.mx")).records.unsubscriptions).toMatchObject([{ undoneAt: march }]);
      expect(await data.confirm("ñ@xn--espaa-rta.mx")).toMatchObject({ messages: 1, unsubscriptions: 1 });
      await data.close();
      expect((await consents(location)).map(([consent]) => consent)).toEqual(["confirmed", "unconfirmed"]);
      expect(await readStoredUnsubscriptions(location)).toMatchObject([
        { email: "eva@wim.example", confirmedAt: null },
      ]);
    });

    test("refuses a database of another version", async () => {
      const { store, location } = await createStore();
      await runSqlAt(location, kind.buildVersionSql(99));
      await expect(openStore(location, reports)).rejects.toThrow(/^No se pudo abrir la base de datos .* versión 99 y /);
      await expect(openStoreForReading(location)).rejects.toThrow(/versión 99/);
      expect(await store.add(lead(1))).toBe("stored");
      await runSqlAt(location, kind.buildVersionSql(0));
      await expect(openStoreForReading(location)).rejects.toThrow(/versión anterior; arranca el sitio una vez/);
    });
  });
});

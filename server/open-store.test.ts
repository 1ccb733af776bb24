/** What both kinds of store promise, each on a real database. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type EventProperties, eventNames, homeLeadForm } from "#domain/collector.ts";
import { openStore, openStoreForReading, type StorePlace } from "./open-store.ts";
import { StoreUnavailable } from "./store/store-unavailable.ts";
import type { StorableMessage } from "./store.ts";
import { identityOf, leadMessage, leadProperties } from "./testing/client.ts";
import { testPersonalData } from "./testing/personal-data-tests.ts";
import { temporaryFolder } from "./testing/site.ts";
import { storedLeads, storedUnsubscriptions } from "./testing/stored.ts";
import { askOnce, findPostgres, type RunningPostgres, startPostgres } from "./testing/test-postgres.ts";

const lead = (number: number, properties: EventProperties = {}): StorableMessage => {
  const message = leadMessage(number);
  return { ...message, page: "", properties: { ...message.properties, ...properties } };
};
const form = (number: number): StorableMessage => ({
  event: eventNames.formSubmitted,
  Identity: identityOf(number),
  page: "",
  properties: homeLeadForm,
});

async function consents(place: StorePlace) {
  return (await storedLeads(place)).map(({ consent, unsubscribedAt }) => [consent, unsubscribedAt]);
}

type Kind = {
  name: string;
  isThere: boolean;
  emptyPlace: () => Promise<StorePlace>;
  run: (place: StorePlace, sql: string) => Promise<void>;
  /** SQL that makes the database refuse FORM_SUBMITTED. */
  refuseForms: string;
  setVersion: (version: number) => string;
  /** All that its files hold. */
  rawBytes: (place: StorePlace) => Promise<string>;
};

let postgres: RunningPostgres | undefined;

const kinds: Kind[] = [
  {
    name: "SQLite",
    isThere: true,
    emptyPlace: async () => ({ databaseFile: join(temporaryFolder(), "data", "wim.sqlite") }),
    run: async ({ databaseFile }, sql) => {
      const database = new DatabaseSync(databaseFile);
      database.exec(sql);
      database.close();
    },
    refuseForms: `CREATE TRIGGER refuse BEFORE INSERT ON events WHEN NEW.event = 'FORM_SUBMITTED'
      BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    setVersion: (version) => `PRAGMA user_version = ${version}`,
    rawBytes: async ({ databaseFile }) =>
      readdirSync(dirname(databaseFile))
        .map((name) => readFileSync(join(dirname(databaseFile), name), "latin1"))
        .join(),
  },
  {
    name: "PostgreSQL",
    isThere: findPostgres() !== undefined,
    emptyPlace: async () => ({ databaseFile: "not used", databaseUrl: (await postgres?.emptySchema()) ?? "" }),
    run: async ({ databaseUrl = "" }, sql) => void (await askOnce(databaseUrl, sql)),
    refuseForms: `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON events FOR EACH ROW WHEN (NEW.event = 'FORM_SUBMITTED')
      EXECUTE FUNCTION refuse()`,
    setVersion: (version) => `UPDATE schema_version SET version = ${version}`,
    rawBytes: async ({ databaseUrl = "" }) => {
      const tables = ["events", "events_identity_event_page_key", "unsubscriptions", "unsubscriptions_pkey"];
      const bytes = (table: string) => `encode(pg_read_binary_file(pg_relation_filepath('${table}')), 'escape')`;
      await askOnce(databaseUrl, "CHECKPOINT");
      const [row] = await askOnce(databaseUrl, `SELECT concat(${tables.map(bytes).join(", ")}) AS bytes`);
      return String(row?.bytes);
    },
  },
];

describe.each(kinds)("$name", ({ name, isThere, emptyPlace, run, refuseForms, setVersion, rawBytes }) => {
  describe.skipIf(!isThere)("as a store", () => {
    if (name === "PostgreSQL") {
      beforeAll(async () => {
        postgres = await startPostgres();
      });
      afterAll(() => postgres?.remove());
    }

    const away: unknown[] = [];
    const reports = { onAway: (cause: unknown) => void away.push(cause), onBack: () => {} };

    async function newStore() {
      const place = await emptyPlace();
      const store = await openStore(place, reports);
      onTestFinished(() => store.close());
      return { store, place };
    }

    test("stores a message once and keeps the time of the first", async () => {
      const { store, place } = await newStore();
      expect(await store.add(lead(1))).toBe("stored");
      const first = await storedLeads(place);
      expect(await store.add(lead(1))).toBe("already-stored");
      expect(await storedLeads(place)).toEqual(first);
      expect(first).toEqual([
        {
          ...leadMessage(1).properties,
          Identity: identityOf(1),
          receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          formSubmittedAt: null,
          unsubscribedAt: null,
          consent: "unconfirmed",
        },
      ]);
    });

    test("ignores the order of the properties", async () => {
      const { store } = await newStore();
      await store.add(lead(1));
      const reversed = Object.fromEntries(Object.entries(lead(1).properties).reverse());
      expect(await store.add({ ...lead(1), properties: reversed })).toBe("already-stored");
    });

    test("reports other properties under the same key and overwrites nothing", async () => {
      const { store, place } = await newStore();
      await store.add(lead(1));
      expect(await store.add({ ...lead(1), properties: { ...leadProperties, Name: "Otra" } })).toBe("conflict");
      expect((await storedLeads(place)).map(({ Name }) => Name)).toEqual(["Persona 1"]);
    });

    test("keeps the visits of one identity to two pages apart", async () => {
      const { store } = await newStore();
      const visit = (page: string): StorableMessage => ({
        ...{ event: eventNames.pageVisited, Identity: identityOf(1), page },
        properties: { "page name": page, Channel: "marketing" },
      });
      expect([await store.add(visit("Legal")), await store.add(visit("Conócenos"))]).toEqual(["stored", "stored"]);
    });

    test("joins each lead with its form, in order of arrival, whichever came first", async () => {
      const { store, place } = await newStore();
      await store.add(form(1));
      await store.add(lead(2));
      await store.add(lead(1));
      const leads = await storedLeads(place);
      expect(leads.map(({ Name, formSubmittedAt }) => [Name, formSubmittedAt !== null])).toEqual([
        ["Persona 2", false],
        ["Persona 1", true],
      ]);
    });

    test("stores all of several messages or none, and what arrives beside them", async () => {
      const { store, place } = await newStore();
      await run(place, refuseForms);
      const written = [store.add(lead(1)), store.add(lead(2)), store.addAll([lead(3), form(3)]), store.add(lead(4))];
      const [first, second, both, last] = await Promise.allSettled<unknown>(written);
      expect([first, second, last].map((each) => each?.status)).toEqual(Array(3).fill("fulfilled"));
      expect(both).toMatchObject({ status: "rejected", reason: { message: "refused" } });
      expect(both).not.toMatchObject({ reason: expect.any(StoreUnavailable) });
      expect(away).toEqual([]);
      expect((await storedLeads(place)).map(({ Name }) => Name).sort()).toEqual([
        "Persona 1",
        "Persona 2",
        "Persona 4",
      ]);
      expect(await store.addAll([lead(5), lead(6)])).toEqual(["stored", "stored"]);
    });

    test("an unsubscription holds for all leads of an address, is kept with its first and last time, and says which came before", async () => {
      const { store, place } = await newStore();
      await store.unsubscribe("nadie@wim.example");
      await store.add(lead(1, { Email: "Ana@wim.example" }));
      await store.unsubscribe(" ANA@wim.example ");
      await store.add(lead(2, { Email: "ana@wim.example" }));
      await store.add(lead(3, { Email: "eva@wim.example" }));
      const [nobody, ana] = await storedUnsubscriptions(place);
      expect([nobody?.email, ana?.email, ana?.firstAt]).toEqual(["nadie@wim.example", "ana@wim.example", ana?.lastAt]);
      expect(await consents(place)).toEqual([
        ["withdrawn", ana?.lastAt],
        ["unconfirmed", ana?.lastAt],
        ["unconfirmed", null],
      ]);
      await store.unsubscribe("ana@wim.example");
      const again = (await storedUnsubscriptions(place))[1];
      expect(again?.firstAt).toBe(ana?.firstAt);
      expect(await consents(place)).toEqual([
        ["withdrawn", again?.lastAt],
        ["withdrawn", again?.lastAt],
        ["unconfirmed", null],
      ]);
    });

    describe("for one person", () => testPersonalData({ newStore, run, rawBytes }));

    test("finds everything again after closing, and closing finishes what was asked before", async () => {
      const place = await emptyPlace();
      const first = await openStore(place, reports);
      const asked = [1, 2, 3].map((number) => first.add(lead(number)));
      await first.close();
      expect(await Promise.all(asked)).toEqual(Array(3).fill("stored"));
      const second = await openStore(place, reports);
      expect(await second.add(lead(1))).toBe("already-stored");
      await second.close();
    });

    test("can be opened by several servers at once, and takes each message once", async () => {
      const place = await emptyPlace();
      const stores = await Promise.all([1, 2, 3].map(() => openStore(place, reports)));
      const outcomes = await Promise.all(stores.flatMap((store) => [1, 2].map((number) => store.add(lead(number)))));
      expect(outcomes.toSorted()).toEqual([...Array(4).fill("already-stored"), "stored", "stored"]);
      await Promise.all(stores.map((store) => store.close()));
    });

    test("is read row by row while a server writes", async () => {
      const { store, place } = await newStore();
      await store.addAll([lead(1), lead(2)]);
      const reader = await openStoreForReading(place);
      const names: string[] = [];
      for await (const { Name } of reader.leads()) {
        if (names.push(Name) === 1) expect(await store.add(lead(3))).toBe("stored");
      }
      await reader.close();
      expect(names.slice(0, 2)).toEqual(["Persona 1", "Persona 2"]);
    });

    test("refuses a database of another version", async () => {
      const { store, place } = await newStore();
      await run(place, setVersion(99));
      await expect(openStore(place, reports)).rejects.toThrow(/^No se pudo abrir la base de datos .* versión 99 y /);
      await expect(openStoreForReading(place)).rejects.toThrow(/versión 99/);
      expect(await store.add(lead(1))).toBe("stored");
      await run(place, setVersion(0));
      await expect(openStoreForReading(place)).rejects.toThrow(/versión anterior; arranca el sitio una vez/);
    });
  });
});

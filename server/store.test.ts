import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openStore, openStoreForReading, type StorableMessage } from "./store.ts";
import { identityOf, leadMessage, leadProperties } from "./testing/client.ts";
import { temporaryFolder } from "./testing/site.ts";

const noon = new Date("2026-03-01T12:00:00Z");
const later = new Date("2026-03-01T12:00:05Z");

const lead = (number: number): StorableMessage => ({ ...leadMessage(number), page: "" });
const form = (number: number): StorableMessage => ({
  event: "FORM_SUBMITTED",
  Identity: identityOf(number),
  page: "",
  properties: { Source: "Homepage", "From form": "Homepage-leads-form" },
});

function newStore() {
  const file = join(temporaryFolder(), "wim.sqlite");
  const store = openStore(file);
  onTestFinished(() => store.close());
  return { store, file };
}

test("stores a message once and keeps the time of the first", () => {
  const { store } = newStore();
  expect(store.add(lead(1), noon)).toBe("stored");
  expect(store.add(lead(1), later)).toBe("already-stored");
  expect([...store.leads()].map(({ receivedAt }) => receivedAt)).toEqual(["2026-03-01T12:00:00.000Z"]);
});

test("ignores the order of the properties", () => {
  const { store } = newStore();
  store.add(lead(1), noon);
  const reversed = Object.fromEntries(Object.entries(lead(1).properties).reverse());
  expect(store.add({ ...lead(1), properties: reversed }, later)).toBe("already-stored");
});

test("reports other properties under the same key and overwrites nothing", () => {
  const { store } = newStore();
  store.add(lead(1), noon);
  expect(store.add({ ...lead(1), properties: { ...leadProperties, Name: "Otra" } }, later)).toBe("conflict");
  expect([...store.leads()].map(({ Name }) => Name)).toEqual(["Persona 1"]);
});

test("keeps the visits of one identity to two pages apart", () => {
  const { store } = newStore();
  const visit = (page: string): StorableMessage => ({
    event: "Pagina visitada",
    Identity: identityOf(1),
    page,
    properties: { "page name": page, Channel: "marketing" },
  });
  expect([store.add(visit("Legal"), noon), store.add(visit("Conócenos"), noon)]).toEqual(["stored", "stored"]);
});

test("joins each lead with its form, in order of arrival, whichever came first", () => {
  const { store } = newStore();
  store.add(form(1), noon);
  store.add(lead(1), later);
  store.add(lead(2), noon);
  expect([...store.leads()]).toEqual([
    {
      ...lead(2).properties,
      Identity: identityOf(2),
      receivedAt: noon.toISOString(),
      formSubmittedAt: null,
      unsubscribedAt: null,
    },
    {
      ...lead(1).properties,
      Identity: identityOf(1),
      receivedAt: later.toISOString(),
      formSubmittedAt: noon.toISOString(),
      unsubscribedAt: null,
    },
  ]);
});

test("stores all of several messages or none", () => {
  const { store } = newStore();
  const broken = { ...form(1), properties: { n: 1n as unknown as number } };
  expect(() => store.addAll([lead(1), broken], noon)).toThrow();
  expect([...store.leads()]).toEqual([]);
  expect(store.addAll([lead(1), form(1)], noon)).toEqual(["stored", "stored"]);
});

test("finds everything again after closing", () => {
  const file = join(temporaryFolder(), "wim.sqlite");
  const first = openStore(file);
  first.add(lead(1), noon);
  first.close();
  const second = openStore(file);
  expect(second.add(lead(1), later)).toBe("already-stored");
  second.close();
});

test("can be read while another connection writes", () => {
  const { store, file } = newStore();
  store.add(lead(1), noon);
  store.add(lead(2), later);
  const reader = openStoreForReading(file);
  const leads = reader.leads();
  expect(leads.next().value?.Name).toBe("Persona 1");
  expect(store.add(lead(3), later)).toBe("stored");
  expect([...leads].map(({ Name }) => Name)).toEqual(["Persona 2"]);
  reader.close();
});

test("refuses a database of a newer version, and a file that is not a database", () => {
  const { store, file } = newStore();
  const other = new DatabaseSync(file);
  other.exec("PRAGMA user_version = 99");
  other.close();
  expect(() => openStore(file)).toThrow(/versión 99/);
  expect(() => openStoreForReading(file)).toThrow(/versión 99/);
  expect(store.add(lead(1), noon)).toBe("stored");
  expect(() => openStore(import.meta.filename)).toThrow(/No se pudo abrir la base de datos .*store\.test\.ts/);
});

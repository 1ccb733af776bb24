/** Tests the contract of both kinds of store for the data of one person. */
import { expect, onTestFinished, test } from "vitest";
import { type EventProperties, eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { openPersonalData, type StoreLocation } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { buildLeadMessage, buildTestIdentity } from "./client.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "./read-store.ts";

type Tested = {
  newStore: () => Promise<{ store: Store; place: StoreLocation }>;
  run: (place: StoreLocation, sql: string) => Promise<void>;
  rawBytes: (place: StoreLocation) => Promise<string>;
};

const address = "ana.gomez@wim.example";

export function testPersonalData({ newStore, run, rawBytes }: Tested): void {
  async function openWithRows() {
    const { store, place } = await newStore();
    const data = await openPersonalData(place);
    onTestFinished(() => data.close());
    const add = (number: number, Email: string, more: EventProperties = {}) => {
      const { properties, ...message } = buildLeadMessage(number);
      return store.add({ ...message, page: "", properties: { ...properties, Email, ...more } });
    };
    await add(1, "Ana.Gomez@wim.example", { Name: "Ana Gómez Ruiz" });
    await add(2, "eva@wim.example");
    await add(3, "susana.gomez@wim.example");
    await add(4, address);
    const ofAna = { Identity: buildTestIdentity(1), page: "" };
    await store.add({ ...ofAna, event: eventNames.formSubmitted, properties: leadFormProperties });
    await store.add({ ...ofAna, event: eventNames.pageVisited, page: "Legal", properties: { "page name": "Legal" } });
    const emails = async () => (await readStoredLeads(place)).map(({ Email }) => Email);
    return { store, place, data, add, emails, run };
  }

  test("hands out every row of an address in any spelling, and no other rows", async () => {
    const { store, data } = await openWithRows();
    await store.unsubscribe(`Ana <${address}>`);
    await store.unsubscribe("susana.gomez@wim.example");
    const { records, entry } = await data.handOut(` ${address.toUpperCase()} `);
    expect(records.messages.map(({ event, properties }) => [event, properties.Name ?? ""])).toEqual([
      ["Login", "Ana Gómez Ruiz"],
      ["Login", "Persona 4"],
      ["FORM_SUBMITTED", ""],
      ["Pagina visitada", ""],
    ]);
    expect(records.messages[0]).toMatchObject({ Identity: buildTestIdentity(1), blockedAt: null, confirmedAt: null });
    expect(records.unsubscriptions.map(({ email }) => email)).toEqual([`ana <${address}>`]);
    expect(entry).toMatchObject({ action: "hand-out", messages: 4, unsubscriptions: 1 });
    const nobody = await data.handOut("nadie@wim.example");
    expect(nobody.records).toEqual({ messages: [], unsubscriptions: [], mails: [], erasedUnsubscriptionAt: null });
  });

  test("blocked rows are in no export but are still handed out; a later lead is in both", async () => {
    const { data, add, emails } = await openWithRows();
    expect(await data.block(address)).toMatchObject({ action: "block", messages: 4 });
    expect(await data.block(address)).toMatchObject({ messages: 0 });
    expect(await emails()).toEqual(["eva@wim.example", "susana.gomez@wim.example"]);
    await add(5, address);
    expect(await emails()).toContain(address);
    const { messages } = (await data.handOut(address)).records;
    expect(messages.map(({ blockedAt }) => blockedAt !== null)).toEqual([true, true, true, true, false]);
  });

  test("erased rows are neither in tables nor in the bytes of the files, and all other rows remain", async () => {
    const { store, place, data, emails } = await openWithRows();
    await store.unsubscribe(address);
    await store.unsubscribe("eva@wim.example");
    expect((await rawBytes(place)).toLowerCase()).toContain("ana.gomez");
    const entry = await data.erase(address, { forgetsUnsubscription: false });
    expect(entry).toMatchObject({ action: "erase", messages: 4, unsubscriptions: 1 });
    const bytes = (await rawBytes(place)).toLowerCase().replaceAll("susana.gomez", "");
    expect(bytes).toContain("eva@wim.example");
    for (const trace of ["ana.gomez", "mez ruiz", buildTestIdentity(1).toLowerCase()])
      expect(bytes).not.toContain(trace);
    expect(await emails()).toEqual(["eva@wim.example", "susana.gomez@wim.example"]);
    expect((await readStoredUnsubscriptions(place)).map(({ email }) => email)).toEqual(["eva@wim.example"]);
    expect(await store.add({ ...buildLeadMessage(9), page: "" })).toBe("stored");
  });

  test("an erased address stays unsubscribed, even after a second erasure, unless that is erased too", async () => {
    const { store, place, data, add } = await openWithRows();
    await store.unsubscribe(`Ana <${address}>`);
    await data.erase(address, { forgetsUnsubscription: false });
    await add(5, address);
    const consent = async () => (await readStoredLeads(place)).at(-1);
    const first = await consent();
    expect(first).toMatchObject({ Email: address, unsubscribedAt: expect.any(String), consent: "unconfirmed" });
    expect((await data.handOut(address)).records.erasedUnsubscriptionAt).toBe(first?.unsubscribedAt);
    await data.erase(address, { forgetsUnsubscription: false });
    await add(6, address);
    expect(await consent()).toEqual({
      ...first,
      Identity: buildTestIdentity(6),
      Name: "Persona 6",
      receivedAt: expect.any(String),
    });
    await data.erase(address, { forgetsUnsubscription: true });
    await add(7, address);
    expect(await consent()).toMatchObject({ Email: address, unsubscribedAt: null });
  });

  test("a stranger's lead does not undo an unsubscription; the owner does, until they unsubscribe again", async () => {
    const { store, place, data, add } = await openWithRows();
    const ofAna = async () =>
      (await readStoredLeads(place))
        .filter(({ Email }) => Email.toLowerCase() === address)
        .map(({ consent, unsubscribedAt }) => [consent, unsubscribedAt !== null]);
    await store.unsubscribe(address);
    await add(5, address);
    expect(await ofAna()).toEqual([
      ["withdrawn", true],
      ["withdrawn", true],
      ["unconfirmed", true],
    ]);
    expect(await data.confirm(address)).toMatchObject({ action: "confirm", messages: 3, unsubscriptions: 1 });
    await add(6, address);
    expect(await ofAna()).toEqual([...Array(3).fill(["confirmed", false]), ["unconfirmed", false]]);
    expect(await readStoredUnsubscriptions(place)).toEqual([]);
    await store.unsubscribe(address);
    expect(await ofAna()).toEqual(Array(4).fill(["withdrawn", true]));
    await data.erase(address, { forgetsUnsubscription: false });
    await data.confirm(address);
    await add(7, address);
    expect(await ofAna()).toEqual([["unconfirmed", false]]);
  });

  test("erases by age, counted from the time of blocking if there is one, and keeps unsubscriptions", async () => {
    const { store, place, data, emails, run } = await openWithRows();
    await store.unsubscribe("eva@wim.example");
    await data.block("susana.gomez@wim.example");
    await run(place, "UPDATE events SET received_at = '2020-01-01T00:00:00.000Z' WHERE id <= 3");
    expect(await data.eraseOlderThan(100_000)).toMatchObject({ messages: 0 });
    expect(await data.eraseOlderThan(365)).toMatchObject({ action: "erase-older", messages: 2, olderThanDays: 365 });
    expect(await emails()).toEqual([address]);
    expect((await data.handOut("susana.gomez@wim.example")).records.messages).toHaveLength(1);
    await run(place, "UPDATE events SET blocked_at = '2020-01-01T00:00:00.000Z' WHERE blocked_at IS NOT NULL");
    expect(await data.eraseOlderThan(365)).toMatchObject({ messages: 1 });
    expect((await readStoredUnsubscriptions(place)).map(({ email }) => email)).toEqual(["eva@wim.example"]);
  });

  test("the register has actions and numbers of rows, but no names or addresses", async () => {
    const { store, data, place } = await openWithRows();
    await store.unsubscribe(address);
    const { entry } = await data.handOut(address);
    const done = [entry, await data.block(address), await data.confirm(address)];
    done.push(await data.erase(address, { forgetsUnsubscription: true }), await data.eraseOlderThan(365));
    const kept = await data.register();
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(kept.toSorted(byId)).toEqual(done.toSorted(byId));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(5);
    expect(JSON.stringify(kept)).not.toContain("ana");
    expect(await readStoredUnsubscriptions(place)).toEqual([]);
  });
}

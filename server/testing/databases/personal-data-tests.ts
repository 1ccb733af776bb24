/** Tests the contract of both kinds of store for the data of one person. */
import { expect, onTestFinished, test } from "vitest";
import { type EventProperties, eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { openPersonalData, type StoreLocation } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { buildLeadMessage, buildTestIdentity } from "#server/testing/client.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "./read-store.ts";

type StoreTestSetup = {
  createStore: () => Promise<{ store: Store; location: StoreLocation }>;
  runSqlAt: (location: StoreLocation, sql: string) => Promise<void>;
  readRawBytes: (location: StoreLocation) => Promise<string>;
};

const anaEmail = "ana.gomez@wim.example";

export function testPersonalData({ createStore, runSqlAt, readRawBytes }: StoreTestSetup): void {
  async function openWithRows() {
    const { store, location } = await createStore();
    const data = await openPersonalData(location);
    onTestFinished(() => data.close());
    const addMessage = (number: number, Email: string, more: EventProperties = {}) => {
      const { properties, ...message } = buildLeadMessage(number);
      return store.add({ ...message, page: "", properties: { ...properties, Email, ...more } });
    };
    await addMessage(1, "Ana.Gomez@wim.example", { Name: "Ana Gómez Ruiz" });
    await addMessage(2, "eva@wim.example");
    await addMessage(3, "susana.gomez@wim.example");
    await addMessage(4, anaEmail);
    const anaIdentity = { Identity: buildTestIdentity(1), page: "" };
    await store.add({ ...anaIdentity, event: eventNames.formSubmitted, properties: leadFormProperties });
    await store.add({
      ...anaIdentity,
      event: eventNames.pageVisited,
      page: "Legal",
      properties: { "page name": "Legal" },
    });
    const readEmails = async () => (await readStoredLeads(location)).map(({ Email }) => Email);
    return { store, location, data, addMessage, readEmails };
  }

  test("exports every row of an address in any spelling, and no other rows", async () => {
    const { store, data } = await openWithRows();
    await store.unsubscribe(`Ana <${anaEmail}>`);
    await store.unsubscribe("susana.gomez@wim.example");
    const { records, entry } = await data.exportRecords(` ${anaEmail.toUpperCase()} `);
    expect(records.messages.map(({ event, properties }) => [event, properties.Name ?? ""])).toEqual([
      ["Login", "Ana Gómez Ruiz"],
      ["Login", "Persona 4"],
      ["FORM_SUBMITTED", ""],
      ["Pagina visitada", ""],
    ]);
    expect(records.messages[0]).toMatchObject({ Identity: buildTestIdentity(1), blockedAt: null, confirmedAt: null });
    expect(records.unsubscriptions.map(({ email }) => email)).toEqual([`ana <${anaEmail}>`]);
    expect(entry).toMatchObject({ action: "hand-out", messages: 4, unsubscriptions: 1 });
    const emptyRecords = await data.exportRecords("nadie@wim.example");
    expect(emptyRecords.records).toEqual({
      messages: [],
      unsubscriptions: [],
      mails: [],
      erasedUnsubscriptionAt: null,
    });
  });

  test("blocked rows are in no general export but still in the person's; a later lead is in both", async () => {
    const { data, addMessage, readEmails } = await openWithRows();
    expect(await data.block(anaEmail)).toMatchObject({ action: "block", messages: 4 });
    expect(await data.block(anaEmail)).toMatchObject({ messages: 0 });
    expect(await readEmails()).toEqual(["eva@wim.example", "susana.gomez@wim.example"]);
    await addMessage(5, anaEmail);
    expect(await readEmails()).toContain(anaEmail);
    const { messages } = (await data.exportRecords(anaEmail)).records;
    expect(messages.map(({ blockedAt }) => blockedAt !== null)).toEqual([true, true, true, true, false]);
  });

  test("erased rows are neither in tables nor in the files' bytes, and all other rows remain", async () => {
    const { store, location, data, readEmails } = await openWithRows();
    await store.unsubscribe(anaEmail);
    await store.unsubscribe("eva@wim.example");
    expect((await readRawBytes(location)).toLowerCase()).toContain("ana.gomez");
    const entry = await data.erase(anaEmail, { forgetsUnsubscription: false });
    expect(entry).toMatchObject({ action: "erase", messages: 4, unsubscriptions: 1 });
    const rawText = (await readRawBytes(location)).toLowerCase().replaceAll("susana.gomez", "");
    expect(rawText).toContain("eva@wim.example");
    for (const trace of ["ana.gomez", "mez ruiz", buildTestIdentity(1).toLowerCase()])
      expect(rawText).not.toContain(trace);
    expect(await readEmails()).toEqual(["eva@wim.example", "susana.gomez@wim.example"]);
    expect((await readStoredUnsubscriptions(location)).map(({ email }) => email)).toEqual(["eva@wim.example"]);
    expect(await store.add({ ...buildLeadMessage(9), page: "" })).toBe("stored");
  });

  test("an erased address stays unsubscribed, even after a second erasure, unless the unsubscription is erased too", async () => {
    const { store, location, data, addMessage } = await openWithRows();
    await store.unsubscribe(`Ana <${anaEmail}>`);
    await data.erase(anaEmail, { forgetsUnsubscription: false });
    await addMessage(5, anaEmail);
    const readLastLead = async () => (await readStoredLeads(location)).at(-1);
    const firstLead = await readLastLead();
    expect(firstLead).toMatchObject({ Email: anaEmail, unsubscribedAt: expect.any(String), consent: "unconfirmed" });
    expect((await data.exportRecords(anaEmail)).records.erasedUnsubscriptionAt).toBe(firstLead?.unsubscribedAt);
    await data.erase(anaEmail, { forgetsUnsubscription: false });
    await addMessage(6, anaEmail);
    expect(await readLastLead()).toEqual({
      ...firstLead,
      Identity: buildTestIdentity(6),
      Name: "Persona 6",
      receivedAt: expect.any(String),
    });
    await data.erase(anaEmail, { forgetsUnsubscription: true });
    await addMessage(7, anaEmail);
    expect(await readLastLead()).toMatchObject({ Email: anaEmail, unsubscribedAt: null });
  });

  test("a stranger's lead does not undo an unsubscription; the owner does, until they unsubscribe again", async () => {
    const { store, location, data, addMessage } = await openWithRows();
    const ofAna = async () =>
      (await readStoredLeads(location))
        .filter(({ Email }) => Email.toLowerCase() === anaEmail)
        .map(({ consent, unsubscribedAt }) => [consent, unsubscribedAt !== null]);
    await store.unsubscribe(anaEmail);
    await addMessage(5, anaEmail);
    expect(await ofAna()).toEqual([
      ["withdrawn", true],
      ["withdrawn", true],
      ["unconfirmed", true],
    ]);
    expect(await data.confirm(anaEmail)).toMatchObject({ action: "confirm", messages: 3, unsubscriptions: 1 });
    await addMessage(6, anaEmail);
    expect(await ofAna()).toEqual([...Array(3).fill(["confirmed", false]), ["unconfirmed", false]]);
    expect(await readStoredUnsubscriptions(location)).toEqual([]);
    await store.unsubscribe(anaEmail);
    expect(await ofAna()).toEqual(Array(4).fill(["withdrawn", true]));
    await data.erase(anaEmail, { forgetsUnsubscription: false });
    await data.confirm(anaEmail);
    await addMessage(7, anaEmail);
    expect(await ofAna()).toEqual([["unconfirmed", false]]);
  });

  test("erases by age, counted from the time of blocking if there is one, and keeps unsubscriptions", async () => {
    const { store, location, data, readEmails } = await openWithRows();
    await store.unsubscribe("eva@wim.example");
    await data.block("susana.gomez@wim.example");
    await runSqlAt(
      location,
      "UPDATE events SET received_at = '2020-01-01T00:00:00.000Z' WHERE id <= (SELECT min(id) + 2 FROM events)",
    );
    expect(await data.eraseOlderThan(100_000)).toMatchObject({ messages: 0 });
    expect(await data.eraseOlderThan(365)).toMatchObject({ action: "erase-older", messages: 2, olderThanDays: 365 });
    expect(await readEmails()).toEqual([anaEmail]);
    expect((await data.exportRecords("susana.gomez@wim.example")).records.messages).toHaveLength(1);
    await runSqlAt(location, "UPDATE events SET blocked_at = '2020-01-01T00:00:00.000Z' WHERE blocked_at IS NOT NULL");
    expect(await data.eraseOlderThan(365)).toMatchObject({ messages: 1 });
    expect((await readStoredUnsubscriptions(location)).map(({ email }) => email)).toEqual(["eva@wim.example"]);
  });

  test("the register has actions and numbers of rows, but no names or addresses", async () => {
    const { store, data, location } = await openWithRows();
    await store.unsubscribe(anaEmail);
    const { entry } = await data.exportRecords(anaEmail);
    const registeredEntries = [entry, await data.block(anaEmail), await data.confirm(anaEmail)];
    registeredEntries.push(await data.erase(anaEmail, { forgetsUnsubscription: true }), await data.eraseOlderThan(365));
    const storedEntries = await data.register();
    const compareIds = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(storedEntries.toSorted(compareIds)).toEqual(registeredEntries.toSorted(compareIds));
    expect(new Set(storedEntries.map(({ id }) => id)).size).toBe(5);
    expect(JSON.stringify(storedEntries)).not.toContain("ana");
    expect(await readStoredUnsubscriptions(location)).toEqual([]);
  });
}

/** Tests the contract of both kinds of store for queued e-mails. */
import { expect, test } from "vitest";
import { eventNames } from "#domain/leads/collector-contract.ts";
import { maxAttempts } from "#server/store/mail-queue.ts";
import { openPersonalData, openStore, type StoreLocation } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { buildLeadMessage } from "./client.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "./read-store.ts";

type Tested = {
  newStore: (settings: { asksOwners: boolean }) => Promise<{ store: Store; place: StoreLocation }>;
  run: (place: StoreLocation, sql: string) => Promise<void>;
};

const ana = "ana@wim.example";
const long = "'2020-01-01T00:00:00.000Z'";

export function testMailQueue({ newStore, run }: Tested): void {
  async function openQueue() {
    const { store, place } = await newStore({ asksOwners: true });
    const lead = (number: number) => store.add({ ...buildLeadMessage(number), page: "" });
    const takeMail = async () => (await store.takeMail()).mail;
    return { store, place, lead, takeMail };
  }

  test("a lead and an unsubscription queue one e-mail each, but nothing if owners are not asked", async () => {
    const { store, lead, takeMail } = await openQueue();
    expect(await store.takeMail()).toEqual({ mail: undefined, waiting: 0 });
    await Promise.all([lead(1), lead(2), store.unsubscribe("EVA@wim.example"), store.unsubscribe("eva@wim.example")]);
    await store.add({ ...buildLeadMessage(1), event: eventNames.pageVisited, page: "Legal" });
    expect((await store.takeMail()).waiting).toBe(2);
    const second = await takeMail();
    expect(second).toMatchObject({ id: expect.stringMatching(/^[\w-]{22}$/), sent: 0, isLastTry: false });
    expect(await takeMail()).toBeUndefined();
    const silent = await newStore({ asksOwners: false });
    await silent.store.add({ ...buildLeadMessage(1), page: "" });
    await silent.store.unsubscribe(ana);
    expect(await silent.store.takeMail()).toEqual({ mail: undefined, waiting: 0 });
  });

  test("an e-mail without a reported end is due again, later each time, until its last try", async () => {
    const { place, store, lead, takeMail } = await openQueue();
    await lead(1);
    for (let number = 1; number <= maxAttempts; number += 1) {
      expect(await takeMail()).toMatchObject({ email: ana, isLastTry: number === maxAttempts });
      expect(await takeMail()).toBeUndefined();
      await run(place, `UPDATE mails SET due_at = ${long} WHERE due_at IS NOT NULL`);
    }
    expect(await store.takeMail()).toEqual({ mail: undefined, waiting: 0 });
  });

  test("an address gets one e-mail a day, then fewer; after a refusal there is a quiet period", async () => {
    const { place, store, lead, takeMail } = await openQueue();
    const ends: ("sent" | "refused")[] = ["sent", "sent", "refused"];
    for (const [number, end] of ends.entries()) {
      await lead(10 * number);
      const mail = await takeMail();
      expect(mail).toMatchObject({ sent: number });
      await store.endMail(mail?.id ?? "", end);
      await lead(10 * number + 1);
      expect(await takeMail()).toBeUndefined();
      await run(place, `UPDATE mails SET quiet_until = ${long}`);
    }
    await lead(99);
    expect(await takeMail()).toMatchObject({ sent: 2 });
  });

  test("other spellings of a mailbox get no additional e-mails", async () => {
    const { store, takeMail } = await openQueue();
    for (const email of ["Eva.Ruiz@gmail.com", "eva.ruiz+1@gmail.com", "evaruiz@googlemail.com", "ana+1@wim.example"])
      await store.unsubscribe(email);
    const first = await takeMail();
    await store.endMail(first?.id ?? "", "sent");
    expect([first?.email, (await takeMail())?.email]).toEqual(["eva.ruiz@gmail.com", "ana+1@wim.example"]);
    for (const email of ["e.varuiz@gmail.com", "ana@wim.example", "ana+2@wim.example"]) await store.unsubscribe(email);
    expect(await takeMail()).toBeUndefined();
  });

  test("two servers on one database take each e-mail once", async () => {
    const { place, lead, store } = await openQueue();
    const other = await openStore(place, { onUnavailable: () => {}, onRecovered: () => {} }, { asksOwners: true });
    await Promise.all(["a", "b", "c", "d"].map((name) => store.unsubscribe(`${name}@wim.example`)));
    await lead(1);
    const taken = await Promise.all([1, 2, 3, 4, 5].flatMap(() => [store.takeMail(), other.takeMail()]));
    const emails = taken.flatMap(({ mail }) => mail?.email ?? []);
    // A server skips a row that another server has locked, so rows may be left.
    for (let more = await store.takeMail(); more.mail; more = await store.takeMail()) emails.push(more.mail.email);
    expect(emails.toSorted()).toEqual(["a", "ana", "b", "c", "d"].map((name) => `${name}@wim.example`));
    await other.close();
  });

  test("a yes about a lead confirms it and undoes an unsubscription, a no unsubscribes; a second yes is ignored", async () => {
    const { place, store, lead, takeMail } = await openQueue();
    await store.unsubscribe(ana);
    const unsubscription = (await takeMail())?.id ?? "";
    await lead(1);
    const id = (await takeMail())?.id ?? "";
    const state = async () => [
      (await readStoredLeads(place)).map(({ consent }) => consent),
      (await readStoredUnsubscriptions(place)).map(({ confirmedAt }) => confirmedAt !== null),
    ];
    expect(await state()).toEqual([["unconfirmed"], [false]]);
    expect(await store.decide(id, true)).toBe("decided");
    expect(await state()).toEqual([["confirmed"], []]);

    await store.unsubscribe(ana);
    expect(await state()).toEqual([["withdrawn"], [false]]);
    expect(await store.decide(id, true)).toBe("decided-before");
    expect(await state()).toEqual([["withdrawn"], [false]]);
    expect(await store.decide(unsubscription, false)).toBe("decided");
    expect(await state()).toEqual([["withdrawn"], [true]]);
    await store.unsubscribe(ana);
    expect(await state()).toEqual([["withdrawn"], [true]]);
    expect(await store.decide(unsubscription, true)).toBe("decided");
    expect(await state()).toEqual([["confirmed"], []]);
    expect(await store.decide("unknown", true)).toBe("unknown");

    const data = await openPersonalData(place);
    expect((await data.register()).map(({ action, messages }) => [action, messages])).toEqual([
      ["confirm", 1],
      ["undo-opt-out", 0],
    ]);
    await data.close();
  });

  test("undoing an unsubscription confirms no leads, which anyone may have typed", async () => {
    const { place, store, lead, takeMail } = await openQueue();
    await lead(1);
    await store.unsubscribe(ana);
    const unsubscription = (await takeMail())?.id ?? "";
    const consents = async () => (await readStoredLeads(place)).map(({ consent }) => consent);
    expect(await consents()).toEqual(["withdrawn"]);
    expect(await store.decide(unsubscription, true)).toBe("decided");
    expect([await consents(), await readStoredUnsubscriptions(place)]).toEqual([["unconfirmed"], []]);
  });

  test("a no always counts, even repeated or after a yes through another channel", async () => {
    const { place, store, lead, takeMail } = await openQueue();
    await lead(1);
    const id = (await takeMail())?.id ?? "";
    expect(await store.decide(id, false)).toBe("decided");
    const data = await openPersonalData(place);
    await data.confirm(ana);
    await data.close();
    expect(await readStoredUnsubscriptions(place)).toEqual([]);
    expect(await store.decide(id, false)).toBe("decided");
    expect(await readStoredUnsubscriptions(place)).toMatchObject([{ email: ana, confirmedAt: expect.any(String) }]);
    expect((await readStoredLeads(place)).map(({ consent }) => consent)).toEqual(["withdrawn"]);
  });

  test("an unsubscription cancels a lead's e-mail, and one by the owner starts a quiet period", async () => {
    const { store, lead, takeMail } = await openQueue();
    await lead(1);
    await store.unsubscribe(ana);
    const mail = await takeMail();
    expect(mail).toMatchObject({ purpose: "opt-out" });
    expect(await takeMail()).toBeUndefined();
    await store.decide(mail?.id ?? "", false);
    await lead(2);
    await store.unsubscribe(ana);
    expect(await takeMail()).toBeUndefined();
  });

  test("a blocked or erased address gets no e-mail, and links to an erased one are unknown", async () => {
    const { place, store, lead, takeMail } = await openQueue();
    const data = await openPersonalData(place);
    await lead(1);
    await data.block(ana);
    expect(await takeMail()).toBeUndefined();
    await store.unsubscribe(ana);
    const mail = await takeMail();
    expect((await data.handOut(ana)).records.mails.map(({ purpose }) => purpose)).toEqual(["lead", "opt-out"]);
    await data.erase(ana, { forgetsUnsubscription: false });
    expect((await data.handOut(ana)).records.mails).toEqual([]);
    expect(await store.decide(mail?.id ?? "", false)).toBe("unknown");
    await store.unsubscribe("eva@wim.example");
    await run(place, `UPDATE mails SET asked_at = ${long}`);
    await data.eraseOlderThan(365);
    expect(await store.takeMail()).toEqual({ mail: undefined, waiting: 0 });
    await data.close();
  });

  test("an e-mail that is asked for again is not erased with what is old, although it was sent long ago", async () => {
    const { place, lead, takeMail } = await openQueue();
    await lead(1);
    await run(place, `UPDATE mails SET sent_at = ${long}`);
    const data = await openPersonalData(place);
    await data.eraseOlderThan(365);
    expect(await takeMail()).toMatchObject({ email: ana });
    await data.close();
  });
}

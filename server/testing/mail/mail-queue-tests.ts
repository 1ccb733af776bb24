/** Tests the contract of both kinds of store for queued e-mails. */
import { expect, test } from "vitest";
import { eventNames } from "#domain/leads/collector-contract.ts";
import { openPersonalData, openStore, type StoreLocation } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { buildLeadMessage } from "#server/testing/client.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "#server/testing/databases/read-store.ts";

// Written out here, so that a test fails if the limit changes.
const maxAttempts = 14;

type StoreTestSetup = {
  createStore: (settings: { queuesConfirmationMails: boolean }) => Promise<{ store: Store; location: StoreLocation }>;
  runSqlAt: (location: StoreLocation, sql: string) => Promise<void>;
};

const anaEmail = "ana@wim.example";
const longAgoSql = "'2020-01-01T00:00:00.000Z'";

export function testMailQueue({ createStore, runSqlAt }: StoreTestSetup): void {
  async function openQueue() {
    const { store, location } = await createStore({ queuesConfirmationMails: true });
    const addLead = (number: number, Email = anaEmail) => {
      const { properties, ...message } = buildLeadMessage(number);
      return store.add({ ...message, page: "", properties: { ...properties, Email } });
    };
    const takeMail = async () => (await store.takeMail()).mail;
    return { store, location, addLead, takeMail };
  }

  test("a lead and an unsubscription of a known address each queue one e-mail, or none if owners are not asked", async () => {
    const { store, addLead, takeMail } = await openQueue();
    expect(await store.takeMail()).toMatchObject({ mail: undefined, waitingCount: 0 });
    await addLead(3, "eva@wim.example");
    await store.unsubscribe("nadie@wim.example");
    await Promise.all([
      addLead(1),
      addLead(2),
      store.unsubscribe("EVA@wim.example"),
      store.unsubscribe("eva@wim.example"),
    ]);
    await store.add({ ...buildLeadMessage(1), event: eventNames.pageVisited, page: "Legal" });
    expect(await store.takeMail()).toMatchObject({ mail: { purpose: "opt-out" }, waitingCount: 2 });
    const secondMail = await takeMail();
    expect(secondMail).toMatchObject({ id: expect.stringMatching(/^[\w-]{22}$/), sentCount: 0, isLastTry: false });
    expect(await takeMail()).toBeUndefined();
    const silentSite = await createStore({ queuesConfirmationMails: false });
    await silentSite.store.add({ ...buildLeadMessage(1), page: "" });
    await silentSite.store.unsubscribe(anaEmail);
    expect(await silentSite.store.takeMail()).toMatchObject({ mail: undefined, waitingCount: 0 });
  });

  test("an e-mail without a recorded end is due again, later each time, until its last attempt", async () => {
    const { location, store, addLead, takeMail } = await openQueue();
    await addLead(1);
    for (let number = 1; number <= maxAttempts; number += 1) {
      expect(await takeMail()).toMatchObject({ email: anaEmail, isLastTry: number === maxAttempts });
      expect(await takeMail()).toBeUndefined();
      await runSqlAt(location, `UPDATE mails SET due_at = ${longAgoSql} WHERE due_at IS NOT NULL`);
    }
    expect(await store.takeMail()).toMatchObject({ mail: undefined, waitingCount: 0 });
  });

  test("an address gets one e-mail a day, then fewer; after a refusal there is a quiet period", async () => {
    const { location, store, addLead, takeMail } = await openQueue();
    const expectedEnds: ("sent" | "refused")[] = ["sent", "sent", "refused"];
    for (const [number, end] of expectedEnds.entries()) {
      await addLead(10 * number);
      const mail = await takeMail();
      expect(mail).toMatchObject({ sentCount: number });
      await store.endMail(mail?.id ?? "", end);
      await addLead(10 * number + 1);
      expect(await takeMail()).toBeUndefined();
      await runSqlAt(location, `UPDATE mails SET quiet_until = ${longAgoSql}`);
    }
    await addLead(99);
    expect(await takeMail()).toMatchObject({ sentCount: 2 });
  });

  test("other spellings of a mailbox get no additional e-mails", async () => {
    const { store, addLead, takeMail } = await openQueue();
    const spellings = ["Eva.Ruiz@gmail.com", "eva.ruiz+1@gmail.com", "evaruiz@googlemail.com", "ana+1@wim.example"];
    for (const [number, email] of spellings.entries()) await addLead(number, email);
    const firstMail = await takeMail();
    await store.endMail(firstMail?.id ?? "", "sent");
    expect([firstMail?.email, (await takeMail())?.email]).toEqual(["eva.ruiz@gmail.com", "ana+1@wim.example"]);
    for (const [number, email] of ["e.varuiz@gmail.com", "ana@wim.example", "ana+2@wim.example"].entries())
      await addLead(10 + number, email);
    expect(await takeMail()).toBeUndefined();
  });

  test("two servers on one database take each e-mail once", async () => {
    const { location, addLead, store } = await openQueue();
    const otherStore = await openStore(
      location,
      { onUnavailable: () => {}, onRecovered: () => {} },
      { queuesConfirmationMails: true },
    );
    await Promise.all(["a", "b", "c", "d"].map((name, number) => addLead(number, `${name}@wim.example`)));
    await addLead(9);
    const takenMails = await Promise.all([1, 2, 3, 4, 5].flatMap(() => [store.takeMail(), otherStore.takeMail()]));
    const emails = takenMails.flatMap(({ mail }) => mail?.email ?? []);
    // A server skips a row that another server has locked, so rows may be left.
    for (let more = await store.takeMail(); more.mail; more = await store.takeMail()) emails.push(more.mail.email);
    expect(emails.toSorted()).toEqual(["a", "ana", "b", "c", "d"].map((name) => `${name}@wim.example`));
    await otherStore.close();
  });

  test("a yes about a lead confirms it and undoes an unsubscription, a no unsubscribes, and a second yes is ignored", async () => {
    const { location, store, addLead, takeMail } = await openQueue();
    await addLead(1);
    const id = (await takeMail())?.id ?? "";
    await store.unsubscribe(anaEmail);
    const unsubscriptionMailId = (await takeMail())?.id ?? "";
    const readState = async () => [
      (await readStoredLeads(location)).map(({ consent }) => consent),
      (await readStoredUnsubscriptions(location)).map(({ confirmedAt }) => confirmedAt !== null),
    ];
    expect(await readState()).toEqual([["withdrawn"], [false]]);
    expect(await store.decide(id, true)).toBe("decided");
    expect(await readState()).toEqual([["confirmed"], []]);

    await store.unsubscribe(anaEmail);
    expect(await readState()).toEqual([["withdrawn"], [false]]);
    expect(await store.decide(id, true)).toBe("decided-before");
    expect(await readState()).toEqual([["withdrawn"], [false]]);
    expect(await store.decide(unsubscriptionMailId, false)).toBe("decided");
    expect(await readState()).toEqual([["withdrawn"], [true]]);
    await store.unsubscribe(anaEmail);
    expect(await readState()).toEqual([["withdrawn"], [true]]);
    expect(await store.decide(unsubscriptionMailId, true)).toBe("decided");
    expect(await readState()).toEqual([["confirmed"], []]);
    expect(await store.decide("unknown", true)).toBe("unknown");

    const data = await openPersonalData(location);
    expect((await data.register()).map(({ action, messages }) => [action, messages])).toEqual([
      ["confirm", 1],
      ["undo-opt-out", 0],
    ]);
    await data.close();
  });

  test("undoing an unsubscription confirms no leads, because anyone may have typed them", async () => {
    const { location, store, addLead, takeMail } = await openQueue();
    await addLead(1);
    await store.unsubscribe(anaEmail);
    const unsubscription = (await takeMail())?.id ?? "";
    const readConsents = async () => (await readStoredLeads(location)).map(({ consent }) => consent);
    expect(await readConsents()).toEqual(["withdrawn"]);
    expect(await store.decide(unsubscription, true)).toBe("decided");
    expect([await readConsents(), await readStoredUnsubscriptions(location)]).toEqual([["unconfirmed"], []]);
  });

  test("a no always counts, even repeated or after a yes through another channel", async () => {
    const { location, store, addLead, takeMail } = await openQueue();
    await addLead(1);
    const id = (await takeMail())?.id ?? "";
    expect(await store.decide(id, false)).toBe("decided");
    const data = await openPersonalData(location);
    await data.confirm(anaEmail);
    await data.close();
    expect(await readStoredUnsubscriptions(location)).toEqual([]);
    expect(await store.decide(id, false)).toBe("decided");
    expect(await readStoredUnsubscriptions(location)).toMatchObject([
      { email: anaEmail, confirmedAt: expect.any(String) },
    ]);
    expect((await readStoredLeads(location)).map(({ consent }) => consent)).toEqual(["withdrawn"]);
  });

  test("an unsubscription cancels a lead's e-mail, and one by the owner starts a quiet period", async () => {
    const { store, addLead, takeMail } = await openQueue();
    await addLead(1);
    await store.unsubscribe(anaEmail);
    const mail = await takeMail();
    expect(mail).toMatchObject({ purpose: "opt-out" });
    expect(await takeMail()).toBeUndefined();
    await store.decide(mail?.id ?? "", false);
    await addLead(2);
    await store.unsubscribe(anaEmail);
    expect(await takeMail()).toBeUndefined();
  });

  test("a blocked or erased address gets no e-mail, and links to an erased one are unknown", async () => {
    const { location, store, addLead, takeMail } = await openQueue();
    const data = await openPersonalData(location);
    await addLead(1);
    await data.block(anaEmail);
    expect(await takeMail()).toBeUndefined();
    await store.unsubscribe(anaEmail);
    const mail = await takeMail();
    expect((await data.exportRecords(anaEmail)).records.mails.map(({ purpose }) => purpose)).toEqual([
      "lead",
      "opt-out",
    ]);
    await data.erase(anaEmail, { forgetsUnsubscription: false });
    expect((await data.exportRecords(anaEmail)).records.mails).toEqual([]);
    expect(await store.decide(mail?.id ?? "", false)).toBe("unknown");
    await store.unsubscribe("eva@wim.example");
    await runSqlAt(location, `UPDATE mails SET asked_at = ${longAgoSql}`);
    await data.eraseOlderThan(365);
    expect(await store.takeMail()).toMatchObject({ mail: undefined, waitingCount: 0 });
    await data.close();
  });

  test("an e-mail that was requested again is not erased with old ones, although it was sent long ago", async () => {
    const { location, addLead, takeMail } = await openQueue();
    await addLead(1);
    await runSqlAt(location, `UPDATE mails SET sent_at = ${longAgoSql}`);
    const data = await openPersonalData(location);
    await data.eraseOlderThan(365);
    expect(await takeMail()).toMatchObject({ email: anaEmail });
    await data.close();
  });
}

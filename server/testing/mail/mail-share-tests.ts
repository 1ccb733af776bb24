/** Tests the contract of both kinds of store for e-mails that strangers cause. */
import { expect, test } from "vitest";
import type { StoreLocation } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { buildLeadMessage } from "#server/testing/client.ts";

// Written out here, so that a test fails if a limit changes.
const [maxMailsPerHour, maxWaitingPerSender] = [20, 200];

type StoreTestSetup = {
  createStore: (settings: { queuesConfirmationMails: boolean }) => Promise<{ store: Store; location: StoreLocation }>;
  runSqlAt: (location: StoreLocation, sql: string) => Promise<void>;
};

export function testMailShares({ createStore, runSqlAt }: StoreTestSetup): void {
  async function openQueue() {
    const { store, location } = await createStore({ queuesConfirmationMails: true });
    let number = 0;
    const addLeads = (sender: string, emails: readonly string[]) =>
      store.addAll(
        emails.map((Email) => {
          const { properties, ...message } = buildLeadMessage(++number);
          return { ...message, page: "", properties: { ...properties, Email } };
        }),
        sender,
      );
    const takeAll = async () => {
      const emails: string[] = [];
      for (let taken = await store.takeMail(); taken.mail; taken = await store.takeMail())
        emails.push(taken.mail.email);
      return emails;
    };
    return { store, location, addLeads, takeAll };
  }

  const buildEmails = (count: number, name: string, domain: string) =>
    Array.from({ length: count }, (_, index) => `${name}${index}@${domain}`);

  test("a network that causes many e-mails delays only its own, which are sent at its hourly share", async () => {
    const { store, location, addLeads, takeAll } = await openQueue();
    await addLeads("attacker", buildEmails(3 * maxMailsPerHour, "x", "gmail.com"));
    await addLeads("ana", ["ana@gmail.com"]);
    await store.takeMail();
    expect((await store.takeMail()).mail?.email).toBe("ana@gmail.com");
    expect(await takeAll()).toHaveLength(maxMailsPerHour - 1);
    expect((await store.takeMail()).waitingCount).toBeGreaterThan(2 * maxMailsPerHour);
    expect((await store.takeMail()).oldestDueSeconds).toBe(0);
    // An hour later, attempts no longer count, and postponed e-mails are due.
    await runSqlAt(location, "UPDATE mails SET tried_at = '2020-01-01T00:00:00.000Z'");
    await runSqlAt(location, "UPDATE mails SET due_at = '2020-01-01T00:00:00.000Z' WHERE attempts = 0");
    expect(await takeAll()).toHaveLength(maxMailsPerHour);
  });

  test("a recipient domain has one share for all senders, unless it is a mail provider", async () => {
    const { addLeads, takeAll } = await openQueue();
    const victims = buildEmails(2 * maxMailsPerHour, "v", "empresa.example");
    for (const [index, email] of victims.entries()) await addLeads(`bot ${index}`, [email]);
    const customers = buildEmails(2 * maxMailsPerHour, "c", "hotmail.com");
    for (const [index, email] of customers.entries()) await addLeads(`customer ${index}`, [email]);
    const taken = await takeAll();
    expect(taken.filter((email) => email.endsWith("@empresa.example"))).toHaveLength(maxMailsPerHour);
    expect(taken.filter((email) => email.endsWith("@hotmail.com"))).toHaveLength(customers.length);
  });

  test("e-mails about unsubscriptions come first, and are only for addresses with a lead", async () => {
    const { store, addLeads, takeAll } = await openQueue();
    await addLeads("ana", ["ana@gmail.com"]);
    await takeAll();
    await addLeads("other", buildEmails(5, "x", "gmail.com"));
    await store.unsubscribe("ana@gmail.com", "ana");
    await store.unsubscribe("bombed@empresa.example", "other");
    expect(await takeAll()).toEqual(["ana@gmail.com", ...buildEmails(5, "x", "gmail.com")]);
  });

  test("leads of a network with many waiting e-mails are stored without one", async () => {
    const { store, addLeads } = await openQueue();
    const outcomes = await addLeads("attacker", buildEmails(maxWaitingPerSender + 5, "x", "gmail.com"));
    expect(outcomes).toEqual(outcomes.map(() => "stored"));
    expect((await store.takeMail()).waitingCount).toBe(maxWaitingPerSender);
  });

  test("reports how long the oldest e-mail has been due", async () => {
    const { store, location, addLeads } = await openQueue();
    await addLeads("ana", ["ana@gmail.com", "eva@gmail.com"]);
    await runSqlAt(location, "UPDATE mails SET due_at = '2020-01-01T00:00:00.000Z'");
    expect((await store.takeMail()).oldestDueSeconds).toBeGreaterThan(365 * 86_400);
    await store.takeMail();
    expect((await store.takeMail()).oldestDueSeconds).toBe(0);
  });
}

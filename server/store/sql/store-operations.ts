/** What a server does with its store. Each operation runs in one transaction. */
import { eventNames } from "#domain/leads/collector-contract.ts";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import { maxUnfoundTextsPerDay, unfoundRetentionDays } from "#domain/search/unfound-search.ts";
import { roundVitals, type VitalsReport, vitalRetentionDays } from "#domain/visits/web-vitals.ts";
import type { CompletedTasks } from "#server/store/completed-tasks.ts";
import { createMailId } from "#server/store/lead-email.ts";
import type { StorableMessage, StoreOutcome } from "#server/store/store.ts";
import type { Sql } from "./sql.ts";
import { addRegisterEntry, addUnsubscription } from "./sql-consent.ts";
import { decide, endMail, queueConfirmationMail, takeMail } from "./sql-mails.ts";
import { addMessage, type RequestOptions } from "./sql-messages.ts";

export const storeOperations = {
  ...{ addAll, unsubscribe, addVitals, addUnfoundSearch, check, readCompletedTasks },
  ...{ takeMail, endMail, decide },
};

async function addAll(
  sql: Sql,
  messages: readonly StorableMessage[],
  options: RequestOptions,
): Promise<StoreOutcome[]> {
  const outcomes: StoreOutcome[] = [];
  for (const message of messages) outcomes.push(await addMessage(sql, message, options));
  return outcomes;
}

async function unsubscribe(sql: Sql, typedEmail: string, options: RequestOptions): Promise<void> {
  const email = normalizeEmail(typedEmail);
  await addUnsubscription(sql, email, false);
  if (options.queuesConfirmationMails)
    await queueConfirmationMail(sql, { email, purpose: "opt-out", sender: options.sender });
}

async function addVitals(sql: Sql, report: VitalsReport): Promise<void> {
  const oldDay = sql.dialect.buildPastDay(vitalRetentionDays);
  // Both statements are sent before the first response, which saves a round trip.
  await Promise.all([sql.run(`DELETE FROM vitals WHERE day <= ${oldDay}`), countVitals(sql, report)]);
}

async function countVitals(sql: Sql, { page, device, values }: VitalsReport): Promise<void> {
  // All servers write the rows in the same order, so that they never deadlock.
  const metrics = Object.entries(roundVitals(values)).sort(([a], [b]) => a.localeCompare(b));
  if (metrics.length === 0) return;
  const rows = metrics.map(
    (_, index) => `(${sql.dialect.buildPastDay(0)}, $1, $2, $${2 * index + 3}, $${2 * index + 4}, 1)`,
  );
  await sql.run(
    `INSERT INTO vitals AS known (day, page, device, metric, value, count) VALUES ${rows.join(", ")}
     ON CONFLICT (day, page, device, metric, value) DO UPDATE SET count = known.count + 1`,
    [page, device, ...metrics.flat()],
  );
}

async function addUnfoundSearch(sql: Sql, text: string): Promise<void> {
  const today = sql.dialect.buildPastDay(0);
  await sql.run(
    `INSERT INTO unfound_searches AS known (day, text, count) SELECT ${today}, $1, 1
     WHERE (SELECT count(*) FROM unfound_searches WHERE day = ${today}) < $2
       OR EXISTS (SELECT 1 FROM unfound_searches WHERE day = ${today} AND text = $1)
     ON CONFLICT (day, text) DO UPDATE SET count = known.count + 1`,
    [text, maxUnfoundTextsPerDay],
  );
}

/**
 * Writes to every table as requests do, and rolls back. The last statement writes, so that the commit fails or waits
 * like a request's commit. Also deletes search counts past their retention, because there may be no other write for
 * days.
 */
async function check(sql: Sql): Promise<void> {
  const id = createMailId();
  const email = `${id}@check.invalid`;
  const options = { queuesConfirmationMails: true };
  await sql.run(`DELETE FROM unfound_searches WHERE day <= ${sql.dialect.buildPastDay(unfoundRetentionDays)}`);
  await sql.run("SAVEPOINT trial");
  await addMessage(sql, { Identity: id, event: eventNames.identify, page: "", properties: { Email: email } }, options);
  await addMessage(sql, { Identity: id, event: eventNames.formSubmitted, page: "", properties: {} }, options);
  await addUnsubscription(sql, email, false);
  await sql.run("UPDATE mails SET attempts = attempts + 1 WHERE email = $1", [email]);
  await countVitals(sql, { page: "", device: "desktop", values: { LCP: 0 } });
  await addUnfoundSearch(sql, id);
  await addRegisterEntry(sql, "confirm", { messages: 0, unsubscriptions: 0 });
  await sql.run("ROLLBACK TO SAVEPOINT trial");
  await sql.run(sql.dialect.trivialWrite);
}

async function readCompletedTasks(sql: Sql): Promise<CompletedTasks> {
  const { rows } = await sql.run("SELECT task, done_at FROM completed_tasks");
  return Object.fromEntries(rows.map(({ task, done_at }) => [task, String(done_at)]));
}

import type { PoolClient } from "pg";
import { createMailId, normalizeMailbox } from "#server/store/lead-email.ts";
import {
  computeDaysUntilNextMail,
  computeMailPriority,
  computeMinutesToNextTry,
  type DueMail,
  longMailPauseDays,
  type MailDecisionOutcome,
  type MailPurpose,
  type MailQueue,
  maxAttempts,
  maxPostponedAtOnce,
} from "#server/store/mail/mail-queue.ts";
import { getSharedDomain, maxMailsPerHour, maxWaitingPerSender } from "#server/store/mail/mail-shares.ts";
import {
  addRegisterEntry,
  confirmLeadsAndResubscribe,
  type Queryable,
  undoUnsubscription,
} from "./postgres-consent.ts";

const formatTimeInDays = (days: string) => `clock_timestamp() + ${days} * interval '1 day'`;

/** Counts the waiting e-mails of a sender. */
export async function countWaitingMails(connection: Queryable, sender: string | undefined): Promise<number> {
  const { rows } = await connection.query(
    "SELECT count(*) AS mails FROM mails WHERE sender = $1 AND due_at IS NOT NULL",
    [sender ?? null],
  );
  return Number(rows[0]?.mails);
}

/**
 * Queues an e-mail, unless one is already queued, the mailbox got one too recently, or too many of the sender wait. For
 * an unsubscription, only an address with a lead gets an e-mail.
 */
export async function queueConfirmationMail(
  connection: Queryable,
  { email, purpose, sender }: { email: string; purpose: MailPurpose; sender: string | undefined },
  counting: Promise<number> = countWaitingMails(connection, sender),
): Promise<void> {
  const waitingCount = await counting;
  if (waitingCount >= maxWaitingPerSender) return;
  await connection.query(
    `INSERT INTO mails AS known (id, email, mailbox, purpose, due_at, sender, domain, priority)
     SELECT $1, $2, $3, $4, clock_timestamp(), $5, $6, $7
     WHERE ($4 = 'lead' OR EXISTS (SELECT 1 FROM events WHERE email = $2)) AND NOT EXISTS (
       SELECT 1 FROM mails AS other WHERE other.mailbox = $3 AND other.purpose = $4 AND other.email <> $2
         AND (other.due_at IS NOT NULL OR other.quiet_until > clock_timestamp()))
     ON CONFLICT (email, purpose) DO UPDATE
     SET asked_at = excluded.asked_at, due_at = excluded.due_at, attempts = 0, wants_mails = NULL,
       sender = excluded.sender, priority = excluded.priority
     WHERE known.due_at IS NULL AND (known.quiet_until IS NULL OR known.quiet_until <= excluded.due_at)`,
    [
      ...[createMailId(), email, normalizeMailbox(email), purpose],
      ...[sender ?? null, getSharedDomain(email), computeMailPriority(purpose, waitingCount)],
    ],
  );
}

/** @param isOwner - whether the owner unsubscribed; otherwise anyone may have typed the address. */
export async function addUnsubscription(connection: Queryable, email: string, isOwner: boolean): Promise<void> {
  // Both queries are sent before the first response, which saves a round trip.
  const storing = connection.query(
    // Reads the clock once, because two column defaults could differ by a millisecond.
    `INSERT INTO unsubscriptions AS known (email, first_at, last_at, confirmed_at)
     SELECT $1, clock.now, clock.now, CASE WHEN $2 THEN clock.now END FROM (SELECT clock_timestamp() AS now) AS clock
     ON CONFLICT (email) DO UPDATE
     SET last_at = greatest(known.last_at, excluded.last_at),
         after_event = greatest(known.after_event, excluded.after_event),
         undone_at = NULL,
         confirmed_at = coalesce(excluded.confirmed_at, CASE WHEN known.undone_at IS NULL THEN known.confirmed_at END)`,
    [email, isOwner],
  );
  const dropping = connection.query(
    "UPDATE mails SET due_at = NULL WHERE email = $1 AND purpose = 'lead' AND due_at IS NOT NULL",
    [email],
  );
  await Promise.all([storing, dropping]);
}

/**
 * @param runInTransaction - runs `work` in a transaction; rejects with `StoreUnavailableError` if the database fails.
 */
export function createPostgresMailQueue(
  runInTransaction: <Result>(work: (client: PoolClient) => Promise<Result>) => Promise<Result>,
): MailQueue {
  return {
    takeMail: () =>
      runInTransaction(async (client) => {
        const mail = await takeWithinShares(client);
        const { rows: countRows } = await client.query(
          `SELECT count(*) AS mails, coalesce(extract(epoch FROM clock_timestamp() - min(due_at)
             FILTER (WHERE due_at <= clock_timestamp() AND attempts = 0)), 0) AS oldest
           FROM mails WHERE due_at IS NOT NULL`,
        );
        return { mail, waitingCount: Number(countRows[0]?.mails), oldestDueSeconds: Number(countRows[0]?.oldest) };
      }),
    endMail: (id, end) =>
      runInTransaction(async (client) => {
        const { rows } = await client.query("SELECT sent FROM mails WHERE id = $1 FOR UPDATE", [id]);
        if (end === "refused")
          await client.query(`UPDATE mails SET due_at = NULL, quiet_until = ${formatTimeInDays("$2")} WHERE id = $1`, [
            ...[id, longMailPauseDays],
          ]);
        else
          await client.query(
            `UPDATE mails SET due_at = NULL, sent = sent + 1, sent_at = clock_timestamp(), quiet_until = ${formatTimeInDays("$2")}
             WHERE id = $1`,
            [id, computeDaysUntilNextMail(Number(rows[0]?.sent) + 1)],
          );
      }),
    decide: (id, wantsMails) => runInTransaction((client) => decide(client, id, wantsMails)),
  };
}

async function takeWithinShares(client: PoolClient): Promise<DueMail | undefined> {
  for (let postponedCount = 0; postponedCount < maxPostponedAtOnce; postponedCount += 1) {
    // `SKIP LOCKED` lets other servers skip the row that this server is about to take.
    const { rows: due } = await client.query(
      `SELECT id, email, purpose, sent, attempts, sender, domain FROM mails WHERE due_at <= clock_timestamp()
       ORDER BY priority, due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    if (!due[0]) return undefined;
    const { id, email, purpose, sent, attempts, sender, domain } = due[0];
    // Finds the attempt that used the last part of a share; the share is free again an hour later.
    const buildShareSql = (column: string, value: string) =>
      `(SELECT tried_at FROM mails WHERE ${column} = ${value} AND tried_at > clock_timestamp() - interval '1 hour'
        ORDER BY tried_at DESC LIMIT 1 OFFSET ${maxMailsPerHour - 1})`;
    const { rowCount: heldBackCount } = await client.query(
      `UPDATE mails SET due_at = share.last_try + interval '1 hour'
       FROM (SELECT greatest(${buildShareSql("sender", "$2")}, ${buildShareSql("domain", "$3")}) AS last_try) AS share
       WHERE id = $1 AND share.last_try IS NOT NULL`,
      [id, sender, domain],
    );
    if (heldBackCount === 1) continue;
    const isLastTry = attempts + 1 >= maxAttempts;
    await client.query(
      `UPDATE mails SET attempts = attempts + 1, tried_at = clock_timestamp(),
         due_at = CASE WHEN $2 THEN NULL ELSE clock_timestamp() + $3 * interval '1 minute' END
       WHERE id = $1`,
      [id, isLastTry, computeMinutesToNextTry(attempts)],
    );
    return { id, email, purpose, sentCount: sent, isLastTry };
  }
  return undefined;
}

async function decide(client: PoolClient, id: string, wantsMails: boolean): Promise<MailDecisionOutcome> {
  const { rows } = await client.query("SELECT email, purpose, wants_mails FROM mails WHERE id = $1 FOR UPDATE", [id]);
  if (!rows[0]) return "unknown";
  const { email, purpose, wants_mails } = rows[0];
  if (wantsMails && wants_mails === true) return "decided-before";
  await client.query("UPDATE mails SET due_at = NULL, wants_mails = $2, sent = 0 WHERE id = $1", [id, wantsMails]);
  if (wantsMails && purpose === "lead") {
    await addRegisterEntry(client, "confirm", {
      ...(await confirmLeadsAndResubscribe(client, email)),
      olderThanDays: null,
    });
  } else if (wantsMails) {
    const undoneCount = await undoUnsubscription(client, email);
    await addRegisterEntry(client, "undo-opt-out", { messages: 0, ...undoneCount, olderThanDays: null });
  } else {
    await addUnsubscription(client, email, true);
    await client.query(`UPDATE mails SET due_at = NULL, quiet_until = ${formatTimeInDays("$2")} WHERE email = $1`, [
      ...[email, longMailPauseDays],
    ]);
  }
  return "decided";
}

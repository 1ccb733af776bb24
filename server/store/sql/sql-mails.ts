/** The queue of e-mails in the database. Each function must run in a transaction. */
import { createMailId, normalizeMailbox } from "#server/store/lead-email.ts";
import {
  computeDaysUntilNextMail,
  computeMailPriority,
  computeMinutesToNextTry,
  type DueMail,
  type MailDecisionOutcome,
  type MailPurpose,
  maxAttempts,
  maxPostponedAtOnce,
  refusedMailPauseDays,
  type TakenMail,
} from "#server/store/mail/mail-queue.ts";
import { getSharedDomain, maxMailsPerHour, maxWaitingPerSender } from "#server/store/mail/mail-shares.ts";
import { minutesPerDay, minutesPerHour, readTime, type Sql } from "./sql.ts";
import { addRegisterEntry, addUnsubscription, confirmLeadsAndResubscribe, undoUnsubscription } from "./sql-consent.ts";

/** Counts the waiting e-mails of a sender. */
export async function countWaitingMails(sql: Sql, sender: string | undefined): Promise<number> {
  const { rows } = await sql.run("SELECT count(*) AS mails FROM mails WHERE sender = $1 AND due_at IS NOT NULL", [
    sender ?? null,
  ]);
  return Number(rows[0]?.mails);
}

/**
 * Queues an e-mail, unless one is already queued, the mailbox got one too recently, or too many of the sender wait. For
 * an unsubscription, only an address with a lead gets an e-mail.
 */
export async function queueConfirmationMail(
  sql: Sql,
  { email, purpose, sender }: { email: string; purpose: MailPurpose; sender: string | undefined },
  counting: Promise<number> = countWaitingMails(sql, sender),
): Promise<void> {
  const waitingCount = await counting;
  if (waitingCount >= maxWaitingPerSender) return;
  const { now } = sql.dialect;
  await sql.run(
    `INSERT INTO mails AS known (id, email, mailbox, purpose, asked_at, due_at, sender, domain, priority)
     SELECT $1, $2, $3, $4, ${now}, ${now}, $5, $6, $7
     WHERE ($4 = 'lead' OR EXISTS (SELECT 1 FROM events WHERE email = $2)) AND NOT EXISTS (
       SELECT 1 FROM mails AS other WHERE other.mailbox = $3 AND other.purpose = $4 AND other.email <> $2
         AND (other.due_at IS NOT NULL OR other.quiet_until > ${now}))
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

export async function takeMail(sql: Sql): Promise<TakenMail> {
  const mail = await takeWithinShares(sql);
  const { now } = sql.dialect;
  const { rows } = await sql.run(
    `SELECT count(*) AS mails, min(due_at) FILTER (WHERE due_at <= ${now} AND attempts = 0) AS oldest, ${now} AS now
     FROM mails WHERE due_at IS NOT NULL`,
  );
  const oldestDueAt = readTime(rows[0]?.oldest);
  const nowMs = Date.parse(String(rows[0]?.now));
  const oldestDueSeconds = oldestDueAt === null ? 0 : (nowMs - Date.parse(oldestDueAt)) / 1_000;
  return { mail, waitingCount: Number(rows[0]?.mails), oldestDueSeconds };
}

async function takeWithinShares(sql: Sql): Promise<DueMail | undefined> {
  const { now, lockFreeRow, buildTimeAfter } = sql.dialect;
  for (let postponedCount = 0; postponedCount < maxPostponedAtOnce; postponedCount += 1) {
    // Another server may be about to take a locked row.
    const { rows } = await sql.run(
      `SELECT id, email, purpose, sent, attempts, sender, domain FROM mails WHERE due_at <= ${now}
       ORDER BY priority, due_at LIMIT 1 ${lockFreeRow}`,
    );
    const [row] = rows;
    if (!row) return undefined;
    const id = String(row.id);
    // Finds the attempt that used the last part of a share; the share is free again an hour later.
    const buildShareSql = (column: string, value: string) =>
      `SELECT (SELECT tried_at FROM mails WHERE ${column} = ${value} AND tried_at > ${buildTimeAfter(now, -minutesPerHour)}
        ORDER BY tried_at DESC LIMIT 1 OFFSET ${maxMailsPerHour - 1}) AS tried_at`;
    const { changeCount: heldBackCount } = await sql.run(
      `UPDATE mails SET due_at = ${buildTimeAfter("share.tried_at", minutesPerHour)}
       FROM (SELECT max(tried_at) AS tried_at FROM
         (${buildShareSql("sender", "$2")} UNION ALL ${buildShareSql("domain", "$3")}) AS shares) AS share
       WHERE id = $1 AND share.tried_at IS NOT NULL`,
      [id, readTime(row.sender), readTime(row.domain)],
    );
    if (heldBackCount === 1) continue;
    const attempts = Number(row.attempts);
    const isLastTry = attempts + 1 >= maxAttempts;
    await sql.run(
      `UPDATE mails SET attempts = attempts + 1, tried_at = ${now},
         due_at = CASE WHEN $2 THEN NULL ELSE ${buildTimeAfter(now, "$3")} END
       WHERE id = $1`,
      [id, isLastTry, computeMinutesToNextTry(attempts)],
    );
    const [email, purpose] = [String(row.email), row.purpose as MailPurpose];
    return { id, email, purpose, sentCount: Number(row.sent), isLastTry };
  }
  return undefined;
}

export async function endMail(sql: Sql, id: string, end: "sent" | "refused"): Promise<void> {
  const { now, lockRow, buildTimeAfter } = sql.dialect;
  const { rows } = await sql.run(`SELECT sent FROM mails WHERE id = $1 ${lockRow}`, [id]);
  const isSent = end === "sent";
  const pauseDays = isSent ? computeDaysUntilNextMail(Number(rows[0]?.sent) + 1) : refusedMailPauseDays;
  await sql.run(
    `UPDATE mails SET due_at = NULL, ${isSent ? `sent = sent + 1, sent_at = ${now}, ` : ""}
       quiet_until = ${buildTimeAfter(now, "$2")} WHERE id = $1`,
    [id, pauseDays * minutesPerDay],
  );
}

export async function decide(sql: Sql, id: string, wantsMails: boolean): Promise<MailDecisionOutcome> {
  const { now, lockRow, buildTimeAfter } = sql.dialect;
  const { rows } = await sql.run(`SELECT email, purpose, wants_mails FROM mails WHERE id = $1 ${lockRow}`, [id]);
  if (!rows[0]) return "unknown";
  if (wantsMails && rows[0].wants_mails) return "decided-before";
  const email = String(rows[0].email);
  await sql.run("UPDATE mails SET due_at = NULL, wants_mails = $2, sent = 0 WHERE id = $1", [id, wantsMails]);
  if (wantsMails && rows[0].purpose === "lead") {
    await addRegisterEntry(sql, "confirm", await confirmLeadsAndResubscribe(sql, email));
  } else if (wantsMails) {
    await addRegisterEntry(sql, "undo-opt-out", { messages: 0, ...(await undoUnsubscription(sql, email)) });
  } else {
    await addUnsubscription(sql, email, true);
    await sql.run(`UPDATE mails SET due_at = NULL, quiet_until = ${buildTimeAfter(now, "$2")} WHERE email = $1`, [
      ...[email, refusedMailPauseDays * minutesPerDay],
    ]);
  }
  return "decided";
}

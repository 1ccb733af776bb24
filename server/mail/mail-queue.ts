/** E-mails that ask the owner of an address what only they can answer: docs/decisions/0077. */

/** What the e-mail is about: somebody typed the address into the lead form, or into the one to unsubscribe. */
export type MailPurpose = "lead" | "opt-out";

export type DueMail = {
  /** Random; the links of the e-mail name it, and no address. */
  id: string;
  /** In its comparable form. */
  email: string;
  purpose: MailPurpose;
  /** How many were sent for this purpose before. */
  sent: number;
  isLastTry: boolean;
};

/**
 * `decided-before`: e-mails were wanted with this one already, so nothing changed. Not wanting any is never too much: its
 * owner may have said yes elsewhere since. `unknown`: it was erased.
 */
export type DecisionOutcome = "decided" | "decided-before" | "unknown";

/** One row for each address and purpose; it is added with what it is about, in one transaction. */
export type MailQueue = {
  /**
   * Takes one that is due, for this server alone. Unless its end is told, it is due again after a time that grows with
   * each try, until the last.
   */
  takeMail(): Promise<{ mail: DueMail | undefined; waiting: number }>;
  /** `refused`: the address will never take it. */
  endMail(id: string, end: "sent" | "refused"): Promise<void>;
  /**
   * What somebody who reads the e-mails of the address wants: e-mails, or none. Wanting them confirms its leads if that
   * was the question, and undoes its unsubscription either way.
   */
  decide(id: string, wantsMails: boolean): Promise<DecisionOutcome>;
};

/** Waiting is doubled up to half a day; the last try is 2.2 days after the first. */
export const maxAttempts = 14;
const longestWaitMinutes = 720;

export function minutesToNextTry(attempts: number): number {
  return Math.min(2 ** attempts, longestWaitMinutes);
}

/**
 * For how long an address that does not answer gets no other e-mail for the same purpose: strangers can ask for them.
 *
 * @param sent - how many it got.
 */
export function daysUntilNextMail(sent: number): number {
  return [1, 7][sent - 1] ?? refusedDays;
}

/** The same after an address, or its owner, refused. */
export const refusedDays = 30;

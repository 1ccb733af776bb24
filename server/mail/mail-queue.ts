/** E-mails that ask the owner of an address a question that only they can answer: docs/decisions/0077. */

/** Reason for the e-mail: someone typed the address into the lead form, or into the unsubscribe form. */
export type MailPurpose = "lead" | "opt-out";

export type DueMail = {
  /** Random; the links of the e-mail contain it instead of the address. */
  id: string;
  /** In its comparable form. */
  email: string;
  purpose: MailPurpose;
  /** Number of e-mails sent for this purpose before. */
  sent: number;
  isLastTry: boolean;
};

/**
 * `decided-before`: this e-mail had already been answered with yes, so nothing changed. A no always counts, because the
 * owner may have said yes elsewhere since. `unknown`: the e-mail was erased.
 */
export type DecisionOutcome = "decided" | "decided-before" | "unknown";

/** One row per address and purpose, added in one transaction with its reason. */
export type MailQueue = {
  /**
   * Takes an e-mail that is due and reserves it for this server. Unless `endMail` is called, it is due again after a
   * time that grows with each try, until the last.
   */
  takeMail(): Promise<{ mail: DueMail | undefined; waiting: number }>;
  /** `refused`: the address will never accept it. */
  endMail(id: string, end: "sent" | "refused"): Promise<void>;
  /**
   * Records whether a reader of the address's mail wants e-mails. A yes undoes its unsubscription, and confirms its
   * leads if that was the question.
   */
  decide(id: string, wantsMails: boolean): Promise<DecisionOutcome>;
};

/** Waiting times double up to half a day; the last try is 2.2 days after the first. */
export const maxAttempts = 14;
const longestWaitMinutes = 720;

export function minutesToNextTry(attempts: number): number {
  return Math.min(2 ** attempts, longestWaitMinutes);
}

/**
 * For how many days an address that does not answer gets no more e-mails for a purpose: strangers can trigger them.
 *
 * @param sent - number of e-mails it got.
 */
export function daysUntilNextMail(sent: number): number {
  return [1, 7][sent - 1] ?? refusedDays;
}

/** Like {@link daysUntilNextMail}, after the address's server or its owner refused. */
export const refusedDays = 30;

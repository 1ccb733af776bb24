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

/** The queue has one e-mail per address and purpose, added in one transaction with the message that causes it. */
export type MailQueue = {
  /**
   * Takes an e-mail that is due and reserves it for this server. Unless `endMail` is called, it is due again after a
   * time that grows with each try, until the last.
   */
  takeMail(): Promise<{ mail: DueMail | undefined; waiting: number }>;
  /** Records the end of an attempt to send; `refused`: the address will never accept the e-mail. */
  endMail(id: string, end: "sent" | "refused"): Promise<void>;
  /**
   * Records whether a reader of the address's mail wants e-mails. A yes undoes its unsubscription, and confirms its
   * leads if that was the question.
   */
  decide(id: string, wantsMails: boolean): Promise<DecisionOutcome>;
};

/** Maximum number of tries. Waiting times double up to half a day; the last try is 2.2 days after the first. */
export const maxAttempts = 14;
const longestWaitMinutes = 720;

export function minutesToNextTry(attempts: number): number {
  return Math.min(2 ** attempts, longestWaitMinutes);
}

/**
 * Number of days without e-mails for a purpose to an address that does not answer, because strangers can trigger them.
 *
 * @param sent - number of e-mails that the address got for this purpose.
 */
export function daysUntilNextMail(sent: number): number {
  return [1, 7][sent - 1] ?? quietDaysAfterRefusal;
}

/** Number of days without e-mails to an address after its mail server refused one, or its owner unsubscribed. */
export const quietDaysAfterRefusal = 30;

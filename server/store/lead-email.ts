import { randomBytes } from "node:crypto";
import { comparableEmail, eventNames } from "#domain/leads/collector.ts";
import type { StorableMessage } from "./store.ts";

/** @returns the address of a lead, in its comparable form. */
export function emailOf({ event, properties }: StorableMessage): string | null {
  return event === eventNames.identify ? comparableEmail(String(properties.Email)) : null;
}

/**
 * Where the e-mails of an address arrive, so that nobody floods a mailbox by its many spellings: what follows a + is
 * its owner's mark, and for Gmail dots are none.
 *
 * @param email - in its comparable form.
 */
export function mailboxOf(email: string): string {
  const [, name = "", domain = ""] = /^(.[^+@]*).*@([^@]*)$/.exec(email) ?? [];
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Long enough that nobody guesses one; its letters are those of links. */
export function newMailId(): string {
  return randomBytes(16).toString("base64url");
}

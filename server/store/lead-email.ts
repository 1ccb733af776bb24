import { randomBytes } from "node:crypto";
import { eventNames } from "#domain/leads/collector-contract.ts";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import type { StorableMessage } from "./store.ts";

/** @returns the address of a lead in its comparable form; null for other events. */
export function getLeadEmail({ event, properties }: StorableMessage): string | null {
  return event === eventNames.identify ? normalizeEmail(String(properties.Email)) : null;
}

/**
 * Reduces an address to its mailbox: removes the part after a + and, for Gmail, the dots. Otherwise one mailbox could
 * be flooded through many spellings of its address.
 *
 * @param email - in its comparable form.
 */
export function normalizeMailbox(email: string): string {
  const [, name = "", domain = ""] = /^(.[^+@]*).*@([^@]*)$/.exec(email) ?? [];
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Creates a random, URL-safe id that is too long to guess. */
export function createMailId(): string {
  return randomBytes(16).toString("base64url");
}

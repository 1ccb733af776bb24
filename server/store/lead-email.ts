import { randomBytes } from "node:crypto";
import { comparableEmail, eventNames } from "#domain/collector.ts";
import type { StorableMessage } from "#server/store.ts";

/** @returns the address of a lead, in its comparable form. */
export function emailOf({ event, properties }: StorableMessage): string | null {
  return event === eventNames.identify ? comparableEmail(String(properties.Email)) : null;
}

/** Long enough that nobody guesses one; its letters are those of links. */
export function newMailId(): string {
  return randomBytes(16).toString("base64url");
}

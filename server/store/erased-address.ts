import { createHmac, randomBytes, randomUUID } from "node:crypto";

/** Each store makes a key when it first needs one, and keeps it beside what was hashed with it. */
export function newKey(): string {
  return randomBytes(32).toString("hex");
}

/** @param email - in its comparable form. */
export function hashOf(email: string, key: string): string {
  return createHmac("sha256", key).update(email).digest("hex");
}

/** @returns whether a text that was typed as an address is this one, or names it: `Ana <ana@wim.example>`. */
export function namesAddress(typed: string, email: string): boolean {
  return typed === email || typed.split(/[\s<>()[\]",;:]+/).includes(email);
}

export function newEntryId(): string {
  return randomUUID().slice(-12).toUpperCase();
}

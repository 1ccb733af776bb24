import { createHmac, randomBytes, randomUUID } from "node:crypto";

/** Creates the key for hashing addresses. Each store creates one key on first use, and keeps it with the hashes. */
export function createHashKey(): string {
  return randomBytes(32).toString("hex");
}

/**
 * Computes the keyed hash of an address (HMAC-SHA-256, hexadecimal).
 *
 * @param email - in its comparable form.
 */
export function hashAddress(email: string, key: string): string {
  return createHmac("sha256", key).update(email).digest("hex");
}

/** @returns whether text typed as an address is this address or contains it: `Ana <ana@wim.example>`. */
export function containsAddress(typedText: string, email: string): boolean {
  return typedText === email || typedText.split(/[\s<>()[\]",;:]+/).includes(email);
}

export function createRegisterEntryId(): string {
  return randomUUID().slice(-12).toUpperCase();
}

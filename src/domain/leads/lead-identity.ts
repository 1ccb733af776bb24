/**
 * A visitor's id at the marketing provider. This file is separate from `lead.ts`, because every page needs an id, but
 * few pages have the lead form.
 */

/** @param uniqueId - random and unique, for instance from `crypto.randomUUID()`. */
export function formatLeadIdentity(uniqueId: string): string {
  return `MKT-${uniqueId}`;
}

/** Whether a text has the format of {@link formatLeadIdentity}. */
export function isLeadIdentity(text: string): boolean {
  return /^MKT-[0-9A-Za-z-]{16,64}$/.test(text);
}

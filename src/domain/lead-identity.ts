/** Who a visitor is to the marketing provider. Alone in its file: every page has one, few have the lead form. */

/** @param uniqueId - random and unique, for instance of `crypto.randomUUID()`. */
export function leadIdentity(uniqueId: string): string {
  return `MKT-${uniqueId}`;
}

/** Whether a text has the form that {@link leadIdentity} gives. */
export function isLeadIdentity(text: string): boolean {
  return /^MKT-[0-9A-Za-z-]{16,64}$/.test(text);
}

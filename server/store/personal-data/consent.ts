import type { Consent } from "#server/store/store.ts";

/** An unsubscription in force. `afterEvent`: id of the last event before it; undefined if the address was erased. */
export type UnsubscriptionInForce<Id> = { time: string; afterEvent: Id | undefined };

export function deriveConsent<Id extends number | bigint>(
  lead: { id: Id; isConfirmed: boolean },
  unsubscription: UnsubscriptionInForce<Id> | undefined,
): Consent {
  if (unsubscription?.afterEvent !== undefined && unsubscription.afterEvent >= lead.id) return "withdrawn";
  return lead.isConfirmed && !unsubscription ? "confirmed" : "unconfirmed";
}

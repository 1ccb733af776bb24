import type { Consent } from "./store.ts";

/** An unsubscription in force. `afterEvent`: id of the last event before it; undefined if the address was erased. */
export type OptOut<Id> = { at: string; afterEvent: Id | undefined };

export function deriveConsent<Id extends number | bigint>(
  lead: { id: Id; isConfirmed: boolean },
  optOut: OptOut<Id> | undefined,
): Consent {
  if (optOut?.afterEvent !== undefined && optOut.afterEvent >= lead.id) return "withdrawn";
  return lead.isConfirmed && !optOut ? "confirmed" : "unconfirmed";
}

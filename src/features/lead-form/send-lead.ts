import { eventNames, homeFormProperties } from "#domain/leads/collector-contract.ts";
import { buildLead, type LeadInput } from "#domain/leads/lead.ts";
import { getBrowserProvider } from "#platform/marketing/browser-provider.ts";
import { getPageLoadIdentity } from "#platform/marketing/identity.ts";
import type { Delivery } from "#platform/marketing/marketing-provider.ts";

/**
 * Sends a valid lead to the marketing provider, both events at once so that neither is lost if the page closes.
 *
 * @returns the delivery of the lead itself; `FORM_SUBMITTED` only accompanies it.
 */
export async function sendLead(input: LeadInput): Promise<Delivery> {
  const provider = getBrowserProvider();
  const [lead] = await Promise.all([
    provider.identify(buildLead(input, getPageLoadIdentity())),
    provider.track(eventNames.formSubmitted, homeFormProperties),
  ]);
  return lead;
}

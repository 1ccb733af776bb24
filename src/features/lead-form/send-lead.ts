import { eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { buildLead, type LeadInput } from "#domain/leads/lead.ts";
import { getBrowserProvider } from "#platform/marketing/browser-provider.ts";
import { getPageLoadIdentity } from "#platform/marketing/identity.ts";
import type { DeliveryStatus } from "#platform/marketing/marketing-provider.ts";

/**
 * Sends a valid lead and the event `FORM_SUBMITTED` to the marketing provider at the same time, so that neither is lost
 * if the page closes.
 *
 * @returns the delivery of the lead.
 */
export async function sendLead(input: LeadInput): Promise<DeliveryStatus> {
  const provider = getBrowserProvider();
  const [lead] = await Promise.all([
    provider.identify(buildLead(input, getPageLoadIdentity())),
    provider.track(eventNames.formSubmitted, leadFormProperties),
  ]);
  return lead;
}

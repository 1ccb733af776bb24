/** Who the operator is and how to reach it. What only the operator knows is configured, and made up until then. */
import { centralTimeZone } from "#domain/calendar/civil-time.ts";
import { hourInWords } from "#domain/calendar/hour-words.ts";
import type { DailyHours } from "#domain/calendar/support-hours.ts";
import { config, unsetSettings } from "#platform/config/config.ts";
import { supportRows } from "./support-rows.ts";

export const operator = {
  legalName: config.legalName,
  address: config.postalAddress,
  /** Whether both are the operator's own. */
  isIdentified: !unsetSettings.includes("WIM_LEGAL_NAME") && !unsetSettings.includes("WIM_POSTAL_ADDRESS"),
  /** Never separated by a line break. */
  phone: config.supportPhone.replaceAll(" ", "\u00a0"),
  phoneHref: `tel:+52${config.supportPhone.replace(/\D/g, "")}`,
  email: config.supportEmail,
  privacyEmail: config.privacyEmail,
  authoritiesEmail: config.authoritiesEmail,
  /** The concessionaire whose network carries the service. */
  hostNetwork: config.hostNetwork,
  /** Registration of the adhesion contract with PROFECO. */
  contractRegistration: config.contractRegistration,
} as const;

/**
 * Every day of the week. Source: product specification, sections 2 and 9, which name no zone: without one, people in
 * Tijuana or Cancún would call at the wrong hour. The operator's to confirm: {@link isZoneConfirmed}.
 */
const dailyHours: DailyHours = { opens: supportRows.opens, closes: supportRows.closes, timeZone: centralTimeZone };

/** Whether the operator has said that {@link supportHours} are those of central Mexico. */
export const { isZoneConfirmed } = supportRows;

/** When support answers: the rule and its wording. */
export const supportHours = {
  ...dailyHours,
  days: "lunes a domingo",
  from: hourInWords(dailyHours.opens),
  to: hourInWords(dailyHours.closes),
  zone: "hora del centro de México",
} as const;

/**
 * The operator and its contact data. Data that only the operator knows comes from its list and from the configuration;
 * data that is in neither is a placeholder.
 */

import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { centralTimeZone } from "#domain/calendar/civil-time.ts";
import { formatTimeOfDay } from "#domain/calendar/format-time-of-day.ts";
import type { DailyHours } from "#domain/calendar/support-hours.ts";
import { config, getOperatorValue } from "#platform/config/config.ts";
import { contact, getContactValue } from "./contact.ts";
import { supportRows } from "./support-rows.ts";

/** The brand's name in data for programs. */
export const brandName = "wim";

/** Whether the operator has confirmed the phone and the e-mail address of support; otherwise they are placeholders. */
export const isPhoneConfirmed = getContactValue("supportPhone") !== undefined;
export const isEmailConfirmed = getContactValue("supportEmail") !== undefined;

/** Prevents a line break within the number. */
const phone = contact.supportPhone.replaceAll(" ", "\u00a0");
/** Appends the mark of a placeholder to a value that the operator has not confirmed. */
export const markPlaceholder = (text: string, isConfirmed: boolean) =>
  isConfirmed ? text : `${text} (${sampleMark.toLowerCase()})`;

const phoneUrl = `tel:+52${contact.supportPhone.replace(/\D/g, "")}`;

export const operator = {
  legalName: config.legalName,
  address: config.postalAddress,
  /** Whether name and address are configured. */
  isIdentified: getOperatorValue("legalName") !== undefined && getOperatorValue("postalAddress") !== undefined,
  phone,
  /** The number as text, with a mark while it is a placeholder. */
  phoneText: markPlaceholder(phone, isPhoneConfirmed),
  /** Undefined while the number is a placeholder, so that no visitor calls it. */
  phoneHref: isPhoneConfirmed ? phoneUrl : undefined,
  /** The number as an address, also of a placeholder. */
  phoneUrl,
  /** A short code, which works only from the operator's own lines; undefined if there is none. */
  shortCode: contact.supportShortCode,
  email: contact.supportEmail,
  /** The address as text, with a mark while it is a placeholder. */
  emailText: markPlaceholder(contact.supportEmail, isEmailConfirmed),
  privacyEmail: contact.privacyEmail,
  authoritiesEmail: contact.authoritiesEmail,
  /** The carrier whose network wim uses. */
  hostNetwork: config.hostNetwork,
  /** Registration of the adhesion contract with PROFECO. */
  contractRegistration: config.contractRegistration,
} as const;

/**
 * Support hours, the same every day of the week. Source: product specification, sections 2 and 9, which name no time
 * zone. The site states a zone, because otherwise people in Tijuana or Cancún would call at the wrong hour.
 */
const dailyHours: DailyHours = { opens: supportRows.opens, closes: supportRows.closes, timeZone: centralTimeZone };

/** Whether the operator has confirmed that {@link supportHours} are in central Mexico time. */
export const { isZoneConfirmed } = supportRows;

export const supportHours = {
  ...dailyHours,
  days: "lunes a domingo",
  from: formatTimeOfDay(dailyHours.opens),
  to: formatTimeOfDay(dailyHours.closes),
  zone: `hora del centro de México${isZoneConfirmed ? "" : " (por confirmar)"}`,
} as const;

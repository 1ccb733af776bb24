/** Who the operator is and how it is reached. What only the operator knows is configured, and made up until then. */
import { config } from "#platform/config/config.ts";

export const operator = {
  legalName: config.legalName,
  address: config.postalAddress,
  phone: config.supportPhone,
  phoneHref: `tel:+52${config.supportPhone.replace(/\D/g, "")}`,
  email: config.supportEmail,
  privacyEmail: config.privacyEmail,
  authoritiesEmail: config.authoritiesEmail,
  /** The concessionaire whose network carries the service. */
  hostNetwork: config.hostNetwork,
  /** Of the adhesion contract, at PROFECO. */
  contractRegistration: config.contractRegistration,
} as const;

/** Source: product specification, sections 2 and 9. */
export const supportHours = {
  days: "lunes a domingo",
  from: "8\u00a0a.m.",
  to: "10\u00a0p.m.",
} as const;

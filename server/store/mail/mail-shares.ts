/** Limits on the e-mails that strangers can cause: docs/decisions/0077. */

/** Maximum number of e-mails per hour that one sender's network may cause, and that one recipient domain may get. */
export const maxMailsPerHour = 20;

/** Maximum number of waiting e-mails per network; further ones are not queued. */
export const maxWaitingPerSender = 200;

/**
 * Domains in which each address belongs to another person. Any other domain may have one owner, who gets all its mail.
 */
const mailProviders = new Set([
  ...["gmail.com", "googlemail.com", "hotmail.com", "hotmail.es", "hotmail.com.mx", "outlook.com", "outlook.es"],
  ...["outlook.com.mx", "live.com", "live.com.mx", "msn.com", "yahoo.com", "yahoo.com.mx", "yahoo.es", "ymail.com"],
  ...["rocketmail.com", "icloud.com", "me.com", "mac.com", "aol.com", "proton.me", "protonmail.com", "pm.me"],
  ...["prodigy.net.mx", "infinitummail.com", "telmex.com", "gmx.com", "gmx.es", "zoho.com", "mail.com", "fastmail.com"],
]);

/** @returns the domain whose share an e-mail uses; null for a mail provider. */
export function getSharedDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return mailProviders.has(domain) ? null : domain;
}

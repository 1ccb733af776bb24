/** Shares of the e-mails that strangers can cause: docs/decisions/0077. */

/** Maximum number of e-mails an hour that one sender's network causes, and that one domain of recipients gets. */
export const maxMailsPerHour = 20;

/** Maximum number of e-mails that wait because of one network; further ones are not queued. */
export const maxWaitingPerSender = 200;

/** Domains where each address is another person's. Any other domain may have one owner, who gets all of its mail. */
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

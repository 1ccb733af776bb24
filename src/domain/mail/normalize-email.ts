/**
 * Normalizes an e-mail address for comparison: trimmed, in lower case, and with an international domain in the form
 * that mail servers use, `xn--`.
 */
export function normalizeEmail(email: string): string {
  const normalizedEmail = email.trim().normalize("NFC").toLowerCase();
  const hostIndex = normalizedEmail.lastIndexOf("@") + 1;
  const domain = normalizedEmail.slice(hostIndex);
  if (!/^[\p{L}\p{M}\p{N}.-]*$/u.test(domain) || /^[\x20-\x7e]*$/.test(domain)) return normalizedEmail;
  return normalizedEmail.slice(0, hostIndex) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

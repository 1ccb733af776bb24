/**
 * Normalizes an e-mail address for comparison: trimmed, in lower case, and with an international domain in the form
 * that mail servers use, `xn--`.
 */
export function normalizeEmail(email: string): string {
  const normalized = email.trim().normalize("NFC").toLowerCase();
  const at = normalized.lastIndexOf("@") + 1;
  const domain = normalized.slice(at);
  if (!/^[\p{L}\p{M}\p{N}.-]*$/u.test(domain) || /^[\x20-\x7e]*$/.test(domain)) return normalized;
  return normalized.slice(0, at) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

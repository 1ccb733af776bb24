/**
 * Origin to which CleverTap's SDK sends its data and whose responses are scripts: `{region}.{domain}`, built as the SDK
 * builds it.
 */
export function clevertapOrigin(region = "eu1", domain = "clevertap-prod.com"): string {
  return `https://${region}.${domain}`;
}

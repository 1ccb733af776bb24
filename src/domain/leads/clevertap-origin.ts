/**
 * Builds the origin `https://{region}.{domain}` as CleverTap's SDK does. The SDK sends its data there and runs the
 * responses as scripts.
 */
export function clevertapOrigin(region = "eu1", domain = "clevertap-prod.com"): string {
  return `https://${region}.${domain}`;
}

/** Builds the origin `https://{region}.{domain}`, to which CleverTap's SDK sends data; the responses are scripts. */
export function buildClevertapOrigin(region = "eu1", domain = "clevertap-prod.com"): string {
  return `https://${region}.${domain}`;
}

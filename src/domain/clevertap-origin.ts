/**
 * Where CleverTap takes what its SDK sends, and where its answers come from, which are scripts: `{region}.{domain}`, as the SDK
 * makes it.
 */
export function clevertapOrigin(region = "eu1", domain = "clevertap-prod.com"): string {
  return `https://${region}.${domain}`;
}

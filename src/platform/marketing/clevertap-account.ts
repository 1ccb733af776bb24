/** The CleverTap account that the pages report to, read from JSON on the body if one is configured. */
export type ClevertapAccount = {
  account: string;
  region: string;
  /** The site's own domain for requests; if absent, requests go to CleverTap's domain. */
  domain?: string;
};

/** @returns undefined if no account is configured. */
export function readClevertapAccount({ clevertap }: DOMStringMap): ClevertapAccount | undefined {
  return clevertap ? (JSON.parse(clevertap) as ClevertapAccount) : undefined;
}

/** Which account of CleverTap the pages report to; as JSON on the body, where one is configured. */
export type ClevertapAccount = {
  account: string;
  region: string;
  /** Own domain for what is sent; CleverTap's without it. */
  domain?: string;
};

/** @returns nothing where the site does without CleverTap. */
export function clevertapAccountOf({ clevertap }: DOMStringMap): ClevertapAccount | undefined {
  return clevertap ? (JSON.parse(clevertap) as ClevertapAccount) : undefined;
}

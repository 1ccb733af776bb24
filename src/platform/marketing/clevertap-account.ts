/** The CleverTap account that the pages report to; JSON on the body, if one is configured. */
export type ClevertapAccount = {
  account: string;
  region: string;
  /** Our own domain for requests; CleverTap's if absent. */
  domain?: string;
};

/** @returns undefined if the site does without CleverTap. */
export function clevertapAccountOf({ clevertap }: DOMStringMap): ClevertapAccount | undefined {
  return clevertap ? (JSON.parse(clevertap) as ClevertapAccount) : undefined;
}

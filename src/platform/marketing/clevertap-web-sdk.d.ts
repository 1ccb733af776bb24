/** Types for the part of the SDK (2.5.2) that the site uses: the package has none. Importing it needs `window`. */
declare module "clevertap-web-sdk" {
  type ClevertapSdk = {
    privacy: { push(choice: { optOut: boolean } | { useIP: boolean }): void };
    onUserLogin: { push(profile: { Site: Record<string, string | number | boolean> }): void };
    event: { push(name: string, properties: Record<string, string | number | boolean>): void };
    /** @param targetDomain - the host becomes `{region}.{targetDomain}`. */
    init(accountId: string, region: string, targetDomain?: string): void;
    /** Sends the SDK's own page event; `init` calls it. */
    pageChanged(): void;
    /** `true`: pushes are only queued. `false`: the queued requests are sent now, and never resent. */
    setOffline(isOffline: boolean): void;
    /** Forgets the device's profile and the requests that have no answer yet. */
    clear(): void;
    /** The device's id, assigned by the service; null or undefined until its first answer. */
    getCleverTapID(): string | null | undefined;
  };

  const clevertap: ClevertapSdk;
  export default clevertap;
}

interface Window {
  /** Functions that CleverTap's responses call. */
  $WZRK_WR: {
    /** `rn`: the number of the answered request. */
    s(id: string, session: number, isResumed: boolean, rn: number | string, ...others: unknown[]): void;
    getEmail(isReEncoded: boolean): void;
    unSubEmail(isReEncoded: boolean): void;
  };
  wzrk_email_fetched?: (email: string, profile: unknown) => void;
  /** 0: not on the mailing list; 1: on it. */
  wzrk_email_subscription?: (status: number | string) => void;
}

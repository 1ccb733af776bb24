import type { SettingKey } from "./settings.ts";

/**
 * The settings that staff write in the list `src/content/data/contact.ts`. Their variables count only where a field of
 * the list is empty; `src/content/site/operator/contact.ts` has the values.
 */
export const contactKeys = [
  ...["supportPhone", "supportShortCode", "supportEmail", "privacyEmail", "authoritiesEmail", "securityEmail"],
  ...["playStoreUrl", "appStoreUrl", "facebookUrl", "instagramUrl", "xUrl", "tiktokUrl"],
  ...["loginUrl", "purchaseUrl", "invoicePortalUrl", "helpCenterUrl", "helpRequestUrl", "portingStatusUrl"],
  ...["amazonUrl", "amazonTermsUrl", "deezerUrl", "deezerTermsUrl", "paramountUrl", "paramountTermsUrl"],
  ...["vixUrl", "vixTermsUrl", "loungekeyUrl", "loungekeyTermsUrl", "bigboxUrl", "bigboxTermsUrl"],
] as const satisfies readonly SettingKey[];

export type ContactKey = (typeof contactKeys)[number];

/** Whole addresses, as the operator configured them. */
import { purchaseUrl } from "#domain/purchase.ts";
import { config } from "#platform/config/config.ts";
import { planOf, type plans } from "./plans.ts";

export const links = {
  /** The site itself, for addresses that must be whole. */
  site: config.siteUrl,
  playStore: config.playStoreUrl,
  appStore: config.appStoreUrl,
  login: config.loginUrl,
  helpCenter: config.helpCenterUrl,
  invoicePortal: config.invoicePortalUrl,
  charter: config.charterUrl,
  regulatorTariffs: config.regulatorTariffsUrl,
  facebook: config.facebookUrl,
  instagram: config.instagramUrl,
  x: config.xUrl,
  tiktok: config.tiktokUrl,
} as const;

/** Where each membership is bought, by plan id. */
export const purchaseLinks = {
  rookie: purchaseLink("rookie"),
  community: purchaseLink("community"),
  legend: purchaseLink("legend"),
  ultimate: purchaseLink("ultimate"),
} as const;

function purchaseLink(id: (typeof plans)[number]["id"]): string {
  return purchaseUrl(config.purchaseUrl, config[planOf(id).skuSetting]);
}

/** The CleverTap account that the pages report to; undefined if events stay with the site's own collector. */
import { config } from "#platform/config/config.ts";

const { clevertapAccount: account, clevertapRegion: region, clevertapDomain: domain } = config;

export const marketingAccount = account && region ? { account, region, ...(domain && { domain }) } : undefined;

import type { FileHeaderSettings } from "./files/file-headers.ts";
import { buildSecurityPolicy } from "./http/csp-hosts.ts";

export type ConfiguredSite = FileHeaderSettings & {
  /** Addresses of all pages with a built file. */
  pagePaths: readonly string[];
  countsUnfoundSearches: boolean;
};

/**
 * Loads the settings for headers and redirects from the operator's values and the content.
 *
 * @throws {Error} with one line in Spanish, if a value of the configuration is invalid.
 */
export async function loadConfiguredSite(): Promise<ConfiguredSite> {
  // Imports the module dynamically, because it throws on load if a value is invalid, and the caller reports that.
  const { config } = await import("#platform/config/config.ts");
  const { framedHosts } = await import("#content/documents/framed-hosts.ts");
  const { unindexedFiles } = await import("#content/documents/unindexed-files.ts");
  const { siteAddresses } = await import("#content/site/site-map/site-addresses.ts");
  return {
    securityPolicy: buildSecurityPolicy(config, framedHosts),
    unindexedFiles,
    pagePaths: siteAddresses.filter(({ served }) => !served).map(({ path }) => path),
    countsUnfoundSearches: config.unfoundSearches !== undefined,
  };
}

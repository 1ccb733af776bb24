/** Every address of the site, without the content of the pages, which the server does not need. */
import { helpPages } from "./pages/site-map-help.ts";
import { legalPages } from "./pages/site-map-legal.ts";
import { mainPages } from "./pages/site-map-main.ts";
import { registryPages } from "./pages/site-map-registry.ts";
import { pageDefaults, type SitePath, type UntitledPage } from "./site-page.ts";

export const siteAddresses: readonly UntitledPage[] = [...mainPages, ...helpPages, ...legalPages, ...registryPages].map(
  (page) => ({ ...pageDefaults, ...page }),
);

/** @throws {RangeError} if the site has no such address. */
export function requireAddress(path: SitePath): SitePath {
  if (!siteAddresses.some((page) => page.path === path)) throw new RangeError(`no page at ${path}`);
  return path;
}

import { toSiteUrl } from "#content/site/site-map/links.ts";
import { breadcrumbsLabel } from "#content/site/site-map/navigation.ts";
import { buildBreadcrumbs, getNavLabel } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { buildBreadcrumbList } from "#domain/site/structured-data.ts";

/** Creates the breadcrumbs from home to a page, for display and as structured data. */
export function createPageBreadcrumbs(path: SitePath) {
  const trail = buildBreadcrumbs(path);
  return {
    crumbs: {
      label: breadcrumbsLabel,
      links: trail.slice(0, -1).map((page) => ({ text: getNavLabel(page), href: page.path })),
    },
    data: buildBreadcrumbList(trail.map((page) => ({ name: getNavLabel(page), url: toSiteUrl(page.path) }))),
  };
}

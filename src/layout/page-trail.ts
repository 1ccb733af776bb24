import { links } from "#content/site/links.ts";
import { crumbsLabel } from "#content/site/navigation.ts";
import { breadcrumbsTo, navLabel } from "#content/site/site-map.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { breadcrumbList } from "#domain/site/structured-data.ts";

/** Creates the breadcrumbs from home to a page, for display and as structured data. */
export function pageTrail(path: SitePath) {
  const trail = breadcrumbsTo(path);
  return {
    crumbs: {
      label: crumbsLabel,
      links: trail.slice(0, -1).map((page) => ({ text: navLabel(page), href: page.path })),
    },
    data: breadcrumbList(trail.map((page) => ({ name: navLabel(page), url: new URL(page.path, links.site).href }))),
  };
}

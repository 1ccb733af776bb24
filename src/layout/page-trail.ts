import { links } from "#content/site/links.ts";
import { crumbsLabel } from "#content/site/navigation.ts";
import { breadcrumbsTo, navLabel } from "#content/site/site-map.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { breadcrumbList } from "#domain/site/structured-data.ts";

/** The way from home down to a page: what the page shows of it, and what search engines get. */
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

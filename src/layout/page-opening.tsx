import type { ComponentProps } from "react";
import { links } from "#content/links.ts";
import { crumbsLabel } from "#content/navigation.ts";
import { navLabel, trailTo } from "#content/site-map.ts";
import type { SitePath } from "#content/site-page.ts";
import { breadcrumbList } from "#domain/structured-data.ts";
import { Masthead } from "#ui/masthead/masthead.tsx";
import { StructuredData } from "./structured-data.tsx";

type PageOpeningProps = Omit<ComponentProps<typeof Masthead>, "crumbs"> & { path: SitePath };

/** The band an inner page opens with: its `h1`, and the way back up, for people and for search engines. */
export function PageOpening({ path, ...masthead }: PageOpeningProps) {
  const trail = trailTo(path);
  const above = trail.slice(0, -1).map((page) => ({ text: navLabel(page), href: page.path }));
  return (
    <>
      <Masthead {...masthead} crumbs={{ label: crumbsLabel, links: above }} />
      <StructuredData
        data={breadcrumbList(trail.map((page) => ({ name: navLabel(page), url: new URL(page.path, links.site).href })))}
      />
    </>
  );
}

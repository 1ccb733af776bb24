import type { ComponentProps } from "react";
import { requirePage } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { computeDrawingSeed } from "#domain/site/hash-seed.ts";
import { Masthead } from "#ui/masthead/masthead.tsx";
import { StructuredData } from "./head/structured-data.tsx";
import { createPageBreadcrumbs } from "./page-breadcrumbs.ts";

type PageOpeningProps = Omit<ComponentProps<typeof Masthead>, "family" | "crumbs" | "seed"> & { path: SitePath };

/** The opening of an inner page: the `h1`, and breadcrumbs, also as structured data. */
export function PageOpening({ path, ...masthead }: PageOpeningProps) {
  const { crumbs, data } = createPageBreadcrumbs(path);
  const { opening: family } = requirePage(path);
  return (
    <>
      <Masthead {...masthead} family={family} crumbs={crumbs} seed={computeDrawingSeed(path)} />
      <StructuredData data={data} />
    </>
  );
}

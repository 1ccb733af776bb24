import type { ComponentProps } from "react";
import { requirePage } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { computeDrawingSeed } from "#domain/site/drawing-seed.ts";
import { Opening } from "#ui/opening/opening.tsx";
import { StructuredData } from "./head/structured-data.tsx";
import { createPageBreadcrumbs } from "./page-breadcrumbs.ts";

type PageOpeningProps = Omit<ComponentProps<typeof Opening>, "kind" | "crumbs" | "seed"> & { path: SitePath };

/** The opening of an inner page: the `h1`, and breadcrumbs, also as structured data. */
export function PageOpening({ path, ...opening }: PageOpeningProps) {
  const { crumbs, data } = createPageBreadcrumbs(path);
  const { opening: kind } = requirePage(path);
  return (
    <>
      <Opening {...opening} kind={kind} crumbs={crumbs} seed={computeDrawingSeed(path)} />
      <StructuredData data={data} />
    </>
  );
}

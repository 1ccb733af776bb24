import type { ComponentProps } from "react";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { AlertOpening } from "#ui/alert-opening/alert-opening.tsx";
import { StructuredData } from "./head/structured-data.tsx";
import { createPageBreadcrumbs } from "./page-breadcrumbs.ts";

type AlertPageOpeningProps = Omit<ComponentProps<typeof AlertOpening>, "crumbs"> & { path: SitePath };

/** The opening of an emergency page: like `PageOpening`, but with instructions. */
export function AlertPageOpening({ path, ...opening }: AlertPageOpeningProps) {
  const { crumbs, data } = createPageBreadcrumbs(path);
  return (
    <>
      <AlertOpening {...opening} crumbs={crumbs} />
      <StructuredData data={data} />
    </>
  );
}

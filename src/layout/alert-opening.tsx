import type { ComponentProps } from "react";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { AlertMasthead } from "#ui/alert-masthead/alert-masthead.tsx";
import { StructuredData } from "./head/structured-data.tsx";
import { createPageBreadcrumbs } from "./page-breadcrumbs.ts";

type AlertOpeningProps = Omit<ComponentProps<typeof AlertMasthead>, "crumbs"> & { path: SitePath };

/** The opening of an emergency page: like `PageOpening`, but with instructions. */
export function AlertOpening({ path, ...masthead }: AlertOpeningProps) {
  const { crumbs, data } = createPageBreadcrumbs(path);
  return (
    <>
      <AlertMasthead {...masthead} crumbs={crumbs} />
      <StructuredData data={data} />
    </>
  );
}

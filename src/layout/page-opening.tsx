import type { ComponentProps } from "react";
import type { SitePath } from "#content/site/site-page.ts";
import { seedOf } from "#domain/seed.ts";
import { Masthead } from "#ui/masthead/masthead.tsx";
import { pageTrail } from "./page-trail.ts";
import { StructuredData } from "./structured-data.tsx";

type PageOpeningProps = Omit<ComponentProps<typeof Masthead>, "crumbs" | "seed"> & { path: SitePath };

/** The opening band of an inner page: its `h1`, and the way back up, for people and for search engines. */
export function PageOpening({ path, ...masthead }: PageOpeningProps) {
  const { crumbs, data } = pageTrail(path);
  return (
    <>
      <Masthead {...masthead} crumbs={crumbs} seed={seedOf(path)} />
      <StructuredData data={data} />
    </>
  );
}

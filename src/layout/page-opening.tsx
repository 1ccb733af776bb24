import type { ComponentProps } from "react";
import { searchAction } from "#content/site/search/search-address.ts";
import { helpSearchFormCopy } from "#content/site/search/search-page.ts";
import { requirePage } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { computeDrawingSeed } from "#domain/site/hash-seed.ts";
import { Masthead } from "#ui/masthead/masthead.tsx";
import { SearchForm } from "#ui/search-form/search-form.tsx";
import { createPageBreadcrumbs } from "./page-breadcrumbs.ts";
import { StructuredData } from "./structured-data.tsx";

type PageOpeningProps = Omit<ComponentProps<typeof Masthead>, "family" | "crumbs" | "seed"> & { path: SitePath };

/**
 * The opening of an inner page: the `h1`, and breadcrumbs, also as structured data. On a help page without its own
 * tool, it contains the search.
 */
export function PageOpening({ path, tool, ...masthead }: PageOpeningProps) {
  const { crumbs, data } = createPageBreadcrumbs(path);
  const { opening: family } = requirePage(path);
  const search = family === "help" && <SearchForm words={helpSearchFormCopy} action={searchAction} variant="dark" />;
  return (
    <>
      <Masthead {...masthead} tool={tool ?? search} family={family} crumbs={crumbs} seed={computeDrawingSeed(path)} />
      <StructuredData data={data} />
    </>
  );
}

import type { ComponentProps } from "react";
import { mastheadFamilyOf } from "#content/site/masthead-family.ts";
import { searchForm, searchPath } from "#content/site/search-page.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { seedOf } from "#domain/seed.ts";
import { Masthead } from "#ui/masthead/masthead.tsx";
import { SearchForm } from "#ui/search-form/search-form.tsx";
import styles from "./page-opening.module.css";
import { pageTrail } from "./page-trail.ts";
import { SavedSticker } from "./saved-sticker.tsx";
import { StructuredData } from "./structured-data.tsx";

type PageOpeningProps = Omit<ComponentProps<typeof Masthead>, "family" | "crumbs" | "seed"> & { path: SitePath };

/**
 * How an inner page opens: its `h1`, and the way back up, for people and for search engines. A page that helps opens with
 * the search, unless it has a tool of its own.
 */
export function PageOpening({ path, tool, ...masthead }: PageOpeningProps) {
  const { crumbs, data } = pageTrail(path);
  const family = mastheadFamilyOf(path);
  const search = family === "help" && <SearchForm words={searchForm} action={searchPath} variant="dark" />;
  return (
    <div className={styles.opening}>
      <Masthead {...masthead} tool={tool ?? search} family={family} crumbs={crumbs} seed={seedOf(path)} />
      <SavedSticker path={path} />
      <StructuredData data={data} />
    </div>
  );
}

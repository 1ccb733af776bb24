import type { ComponentProps } from "react";
import type { SitePath } from "#content/site/site-page.ts";
import { seedOf } from "#domain/seed.ts";
import { Masthead } from "#ui/masthead/masthead.tsx";
import styles from "./page-opening.module.css";
import { pageTrail } from "./page-trail.ts";
import { SavedSticker } from "./saved-sticker.tsx";
import { StructuredData } from "./structured-data.tsx";

type PageOpeningProps = Omit<ComponentProps<typeof Masthead>, "crumbs" | "seed"> & { path: SitePath };

/** The opening band of an inner page: its `h1`, and the way back up, for people and for search engines. */
export function PageOpening({ path, ...masthead }: PageOpeningProps) {
  const { crumbs, data } = pageTrail(path);
  return (
    <div className={styles.opening}>
      <Masthead {...masthead} crumbs={crumbs} seed={seedOf(path)} />
      <SavedSticker path={path} />
      <StructuredData data={data} />
    </div>
  );
}

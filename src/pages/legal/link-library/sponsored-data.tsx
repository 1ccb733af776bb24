import type { ComponentProps, ReactNode } from "react";
import { LibraryList } from "./library-list.tsx";
import styles from "./sponsored-data.module.css";

type SponsoredDataProps = {
  id: string;
  title: string;
  intro: string;
  /** Sample mark after the intro, until the operator provides its own list. */
  mark?: ReactNode;
  lists: ComponentProps<typeof LibraryList>["lists"];
  headingLevel: 2 | 3;
};

/** Services that use no data; `LinkLibrary`'s filter includes them. Without lists, only the intro is shown. */
export function SponsoredData({ id, title, intro, mark, lists, headingLevel }: SponsoredDataProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.block} id={id} data-group={lists.length > 0 ? title : undefined}>
      <Heading className={styles.heading}>{title}</Heading>
      <p className={styles.intro}>
        {intro} {mark}
      </p>
      {lists.length > 0 && <LibraryList lists={lists} headingLevel={headingLevel === 2 ? 3 : 4} />}
    </section>
  );
}

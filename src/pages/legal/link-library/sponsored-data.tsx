import type { ComponentProps, ReactNode } from "react";
import { LibraryList } from "./library-list.tsx";
import styles from "./sponsored-data.module.css";

type SponsoredDataProps = {
  /** Anchor of the section. */
  id: string;
  title: string;
  intro: string;
  /** Sample mark beside the intro, until the operator provides its own text. */
  mark?: ReactNode;
  lists: ComponentProps<typeof LibraryList>["lists"];
  headingLevel: 2 | 3;
};

/**
 * Services that use no data, filtered together with the groups of `LinkLibrary`; without lists only the intro is shown.
 */
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

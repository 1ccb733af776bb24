import type { ComponentProps, ReactNode } from "react";
import { LibraryList } from "./library-list.tsx";
import styles from "./sponsored-data.module.css";

type SponsoredDataProps = {
  /** Its anchor. */
  id: string;
  title: string;
  intro: string;
  /** While the list stands in for the operator's, says so. */
  notice?: ReactNode;
  lists: ComponentProps<typeof LibraryList>["lists"];
  headingLevel: 2 | 3;
};

/** What costs no data, filtered together with the groups of `LinkLibrary`. */
export function SponsoredData({ id, title, intro, notice, lists, headingLevel }: SponsoredDataProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.block} id={id} data-group={title}>
      <Heading className={styles.heading}>{title}</Heading>
      <p className={styles.intro}>{intro}</p>
      {notice}
      <LibraryList lists={lists} headingLevel={headingLevel === 2 ? 3 : 4} />
    </section>
  );
}

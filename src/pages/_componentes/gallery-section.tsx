import type { ReactNode } from "react";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import styles from "./gallery.module.css";

type GallerySectionProps = { id: string; title: string; note?: string; children: ReactNode };

/** One component in every state. */
export function GallerySection({ id, title, note, children }: GallerySectionProps) {
  return (
    <section className={styles.section} id={id} aria-label={title}>
      <SectionHeading sub={note}>{title}</SectionHeading>
      <div className={styles.samples}>{children}</div>
    </section>
  );
}

type GalleryPiecesProps = {
  name?: string;
  /** Layout of the pieces. */
  as?: "row" | "column" | "grid" | "tiles";
  ground?: "talavera" | "nopal";
  children: ReactNode;
};

/** Pieces shown together, on the background that they are designed for. */
export function GalleryPieces({ name, as = "row", ground, children }: GalleryPiecesProps) {
  return (
    <div className={styles.sample} data-ground={ground}>
      {name && <h3 className={styles.name}>{name}</h3>}
      <div className={styles.pieces} data-as={as}>
        {children}
      </div>
    </div>
  );
}

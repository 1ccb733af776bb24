import type { PagePicture } from "#domain/documents/document-links.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import styles from "./page-pictures.module.css";

type PagePicturesProps = {
  title: string;
  pictures: readonly PagePicture[];
  copy: { onePageInstructions: string; multiPageInstructions: string; picture: string };
};

/**
 * Pictures of a document's pages, side by side. Each links to its image file, to be enlarged. Shown in print, and on
 * devices that do not show PDFs in a frame.
 */
export function PagePictures({ title, pictures, copy }: PagePicturesProps) {
  const pages = `${pictures.length}`;
  return (
    <div className={styles.pictures}>
      <p className={styles.note} data-no-print>
        {pictures.length === 1 ? copy.onePageInstructions : fillPlaceholders(copy.multiPageInstructions, { pages })}
      </p>
      <ul className={styles.strip}>
        {pictures.map(({ src, width, height }, index) => (
          <li key={src} className={styles.page}>
            <a className={styles.enlarge} href={src}>
              <img
                className={styles.picture}
                src={src}
                width={width}
                height={height}
                alt={fillPlaceholders(copy.picture, { page: `${index + 1}`, pages, title })}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

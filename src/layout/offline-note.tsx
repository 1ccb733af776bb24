import { findOfflinePage, savedPageCopy } from "#content/site/offline-pages.ts";
import { Button } from "#ui/button/button.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import styles from "./offline-note.module.css";

/**
 * Note at the end of a page of the offline pack: explains that the page is saved, or offers to save it. All states take
 * the same space, so that nothing moves between them.
 */
export function OfflineNote({ path }: { path: string }) {
  const page = findOfflinePage(path);
  if (!page) return null;
  const { saved, meaning, list, offer, save, failed } = savedPageCopy;
  return (
    <div className={styles.note} data-no-print data-pack="unknown" data-pack-page={page}>
      <div className={styles.saved}>
        <Chip tone="jade" icon="check">
          {saved}
        </Chip>
        <p>{meaning}</p>
        {page !== list.to && <a href={list.to}>{list.label}</a>}
      </div>
      <div className={styles.offer}>
        <div className={styles.text}>
          <p className={styles.title}>{offer.title}</p>
          <p>{offer.text}</p>
        </div>
        <Button variant="quiet" size="s" icon="download" data-pack-save>
          {save}
        </Button>
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      </div>
    </div>
  );
}

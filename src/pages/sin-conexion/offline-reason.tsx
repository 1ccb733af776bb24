import type { offlinePageCopy } from "#content/site/offline-pages.ts";
import { offlinePageMode } from "#domain/site/offline.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./offline-reason.module.css";

/**
 * Explains why the offline page is shown. `forItself`: the visitor opened it. `forAnother`: it replaces a page that is
 * not available; the service worker selects this text. The form has no action, so it requests the replaced page again.
 */
export function OfflineReason({ forAnother, forItself, calls }: typeof offlinePageCopy) {
  return (
    <div className={styles.reason} {...{ [offlinePageMode.attribute]: offlinePageMode.own }}>
      <div className={styles.another}>
        <p className={styles.title}>{forAnother.title}</p>
        <p>{forAnother.text}</p>
        <form method="get">
          <Button type="submit" variant="light" wide>
            {forAnother.retry}
          </Button>
        </form>
      </div>
      <div className={styles.itself}>
        <p className={styles.title}>{forItself.title}</p>
        <p>{forItself.text}</p>
        <p>{forItself.more}</p>
      </div>
      <p>{calls.text}</p>
    </div>
  );
}

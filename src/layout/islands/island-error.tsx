import { loadErrorCopy } from "#content/help/load-error-copy.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./island-error.module.css";

/** Template in every page: `wakeIslands` puts a copy before an island whose script does not load. */
export function IslandError() {
  return (
    <template id="island-error">
      <div className={styles.place}>
        <Notice tone="error" live="alert" title={<span lang="en">{loadErrorCopy.title}</span>} headingLevel={2}>
          <p>{loadErrorCopy.text}</p>
          <p className={styles.detail} lang="en" data-detail />
          <p>
            <Button variant="quiet" size="s">
              {loadErrorCopy.retry}
            </Button>
          </p>
        </Notice>
      </div>
    </template>
  );
}

import { oldBrowserMessage } from "#content/help/load-error-copy.ts";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./old-browser-note.module.css";

/** Note in the HTML before every tool, shown only if the browser cannot run the tool. */
export function OldBrowserNote() {
  return (
    <div className={styles.note} data-old-browser data-no-print>
      <Notice tone="warning">
        <p>{oldBrowserMessage}</p>
      </Notice>
    </div>
  );
}

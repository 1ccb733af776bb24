import { Button } from "#ui/button/button.tsx";
import styles from "./library-status.module.css";

type LibraryStatusProps = {
  /** What it says until a filter is active. */
  status: string;
  /** Label of the button that lifts the filter. */
  clear: string;
};

/** How many rows are left, and the way back to all of them. */
export function LibraryStatus({ status, clear }: LibraryStatusProps) {
  return (
    <div className={styles.state}>
      <p role="status" data-status>
        {status}
      </p>
      <span data-clear hidden>
        <Button variant="quiet" size="s" icon="close">
          {clear}
        </Button>
      </span>
    </div>
  );
}

import { Button } from "#ui/button/button.tsx";
import styles from "./library-status.module.css";

type LibraryStatusProps = {
  status: string;
  /** Label of the button that clears the filter. */
  clear: string;
};

/** Number of matching rows, and a button to show all rows again. */
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

import { Button } from "#ui/button/button.tsx";
import styles from "./copy-button.module.css";

export type CopyButtonCopy = { copy: string; copied: string };

type CopyButtonProps = {
  copy: CopyButtonCopy;
  value: string;
  /** Completes the button's accessible name: "el APN". */
  valueName: string;
};

/**
 * Copies `value`. If the browser refuses, the `data-value` element of the same `data-copy-row` is selected instead. A
 * press before the script has loaded takes effect once it has loaded; without script the button is removed.
 */
export function CopyButton({ copy, value, valueName }: CopyButtonProps) {
  return (
    <span className={styles.place}>
      <Button variant="quiet" size="s" icon="copy" data-copy={value}>
        <span className={styles.text}>
          <span className={styles.before}>{copy.copy}</span>
          <span className={styles.after}>{copy.copied}</span>
        </span>
        <span className="visually-hidden"> {valueName}</span>
      </Button>
    </span>
  );
}

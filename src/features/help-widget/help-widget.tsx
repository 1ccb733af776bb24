import { Button } from "#ui/button/button.tsx";
import styles from "./help-widget.module.css";

type HelpWidgetProps = {
  text: string;
  /** Label of the button. */
  action: string;
};

/**
 * The button that opens the chat, and a status text. `enhanceHelpWidget` finds its parts by their `data-` names. Until
 * it runs the button is hidden, but its space is reserved where scripts may run.
 */
export function HelpWidget({ text, action }: HelpWidgetProps) {
  return (
    <div className={styles.widget} data-widget>
      <p>{text}</p>
      <Button wide>{action}</Button>
      <p className={styles.said} aria-live="polite" data-said />
    </div>
  );
}

import { Button } from "#ui/button/button.tsx";
import styles from "./help-widget.module.css";

type HelpWidgetProps = {
  text: string;
  action: string;
};

/**
 * The button that opens the chat, and a status text. Until `enhanceHelpWidget` runs, the button is hidden; its space is
 * reserved if scripts may run.
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

import { Button } from "#ui/button/button.tsx";
import styles from "./help-widget.module.css";

type HelpWidgetProps = {
  text: string;
  action: string;
};

/**
 * A text, the button that opens the chat, and its status. They stay invisible, but take up their space, until
 * `enhanceHelpWidget` runs; without script, they are left out.
 */
export function HelpWidget({ text, action }: HelpWidgetProps) {
  return (
    <div className={styles.widget} data-widget>
      <p>{text}</p>
      <Button wide>{action}</Button>
      <p className={styles.text} aria-live="polite" data-status />
    </div>
  );
}

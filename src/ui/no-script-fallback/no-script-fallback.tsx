import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./no-script-fallback.module.css";

type NoScriptFallbackProps = {
  /** Text that names the alternative. */
  children: string;
  action: { label: string; href: string };
};

/** Replaces an opening's tool for visitors without script, by a link to content that answers the same question. */
export function NoScriptFallback({ children, action }: NoScriptFallbackProps) {
  return (
    <noscript>
      <div className={styles.instead}>
        <p>{children}</p>
        <ButtonLink variant="light" href={action.href}>
          {action.label}
        </ButtonLink>
      </div>
    </noscript>
  );
}

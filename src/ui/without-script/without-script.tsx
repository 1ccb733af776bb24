import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./without-script.module.css";

type WithoutScriptProps = {
  /** Text that names an alternative. */
  children: string;
  action: { label: string; href: string };
};

/** Replaces a masthead's tool without script: links to what answers the same question. */
export function WithoutScript({ children, action }: WithoutScriptProps) {
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

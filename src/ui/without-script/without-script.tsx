import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./without-script.module.css";

type WithoutScriptProps = {
  /** Where to look instead. */
  children: string;
  action: { label: string; href: string };
};

/** In the place of a masthead's tool where there is no script: what answers the same question. */
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

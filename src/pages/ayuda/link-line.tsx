import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./link-line.module.css";

type LinkLineProps = {
  /** Accessible name of the list. */
  label: string;
  links: readonly { label: string; href: string; icon?: IconName }[];
};

/** Links in a line, each as large as a button; stacked on narrow screens. */
export function LinkLine({ label, links }: LinkLineProps) {
  return (
    <ul className={styles.line} aria-label={label}>
      {links.map(({ label: text, href, icon }) => (
        <li key={href}>
          <a className={styles.link} href={href} data-urgent={icon && true}>
            {icon && <Icon name={icon} />}
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

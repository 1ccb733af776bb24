import { simContactPaths } from "#ui/sim-contacts/sim-contacts.ts";
import { buildAriaCurrent } from "./aria-current.ts";
import styles from "./sim-token.module.css";

type SimTokenProps = {
  href: string;
  label: string;
  /** Completes the label, with `{n}`, once the script has found answers. */
  lit: string;
  isCurrent: boolean;
};

/** The visitor's SIM in the header: a link, whose contacts the script lights. */
export function SimToken({ href, label, lit, isCurrent }: SimTokenProps) {
  return (
    <a href={href} aria-label={label} data-sim-token={label + lit} {...buildAriaCurrent(isCurrent)}>
      <svg className={styles.sim} viewBox="-13 -13 426 516" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="26"
          data-body
          d="M20 0H292L400 108V470A20 20 0 0 1 380 490H20A20 20 0 0 1 0 470V20A20 20 0 0 1 20 0z"
        />
        {Object.entries(simContactPaths).map(([contact, d]) => (
          <path
            key={contact}
            className={styles.contact}
            d={d}
            fill="currentColor"
            opacity="0.2"
            strokeWidth="12"
            data-contact={contact}
          />
        ))}
      </svg>
      <span>{label}</span>
    </a>
  );
}

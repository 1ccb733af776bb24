import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./door-street.module.css";

type DoorStreetProps = {
  /** Names the list of links. */
  label: string;
  doors: readonly {
    label: string;
    /** What is done behind it, where there is room. */
    text: string;
    href: string;
    icon: IconName;
    color: "rosa" | "cempasuchil" | "talavera" | "nopal" | "jade" | "oro";
  }[];
};

/** A street of doors, each to what somebody needs; they open under the pointer and with the focus. */
export function DoorStreet({ label, doors }: DoorStreetProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.street}>
        {doors.map((door) => (
          <li key={door.href}>
            <a className={styles.door} href={door.href}>
              <span className={styles.frame} data-color={door.color}>
                <span className={styles.leaf}>
                  <Icon name={door.icon} size="l" />
                </span>
              </span>
              <span>
                <b className={styles.label}>{door.label}</b> <span className={styles.text}>{door.text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

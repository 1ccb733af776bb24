import type { helpGuides } from "#content/help/help-page.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { TaskDrawing } from "./task-drawing.tsx";
import styles from "./task-links.module.css";

type TaskLinksProps = {
  /** Accessible name of the list of links. */
  label: string;
  doors: readonly ((typeof helpGuides.doors)[number] & { href: string })[];
};

/** Links to tasks, drawn as a street of doors that open on hover and focus. */
export function TaskLinks({ label, doors }: TaskLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.street}>
        {doors.map((door) => (
          <li key={door.href}>
            <a className={styles.door} href={door.href}>
              <span className={styles.frame} data-color={door.color}>
                <Icon name="arrow" />
                <span className={styles.leaf}>
                  <TaskDrawing name={door.drawing} />
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

import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./point-list.module.css";

type PointListProps = {
  points: readonly ((
    | { icon: IconName; figure?: undefined }
    /** A figure that starts the heading, in place of the icon; the points of such a list are stacked. */
    | { figure: string; icon?: undefined }
  ) & {
    heading: string;
    text: string;
    /** Link of the point; absent until the target page exists. */
    link?: { label: string; href: string } | undefined;
  })[];
  /** Accessible name of the list. */
  label?: string;
  headingLevel: 3 | 4;
};

/** A few unordered facts: rows on phones, columns on wide screens. */
export function PointList({ points, label, headingLevel }: PointListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.points} aria-label={label} data-figures={points.some(({ figure }) => figure) || undefined}>
      {points.map(({ icon, figure, heading, text, link }) => (
        <li key={heading} className={styles.point}>
          {icon && <Icon name={icon} size="l" />}
          <Heading className={styles.heading}>
            {figure && <b>{figure}</b>} {heading}
          </Heading>
          <p className={styles.text}>
            {text}{" "}
            {link && (
              <a className="lone-link" href={link.href}>
                {link.label}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

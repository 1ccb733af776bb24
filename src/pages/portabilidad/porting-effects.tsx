import { TickList } from "#ui/tick-list/tick-list.tsx";
import styles from "./porting-effects.module.css";

type PortingEffectsProps = {
  keptItems: { title: string; points: readonly string[]; link: { label: string; href: string | undefined } };
  leftBehindItems: { title: string; points: readonly string[] };
  headingLevel: 3 | 4;
};

/** Two lists: the things that move with the number to the new company, and the things that do not. */
export function PortingEffects({ keptItems, leftBehindItems, headingLevel }: PortingEffectsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.pair}>
      <div className={styles.half}>
        <Heading>{keptItems.title}</Heading>
        <TickList items={keptItems.points} />
        {keptItems.link.href && (
          <p>
            <a className="lone-link" href={keptItems.link.href}>
              {keptItems.link.label}
            </a>
          </p>
        )}
      </div>
      <div className={styles.half}>
        <Heading>{leftBehindItems.title}</Heading>
        <TickList items={leftBehindItems.points} tone="no" />
      </div>
    </div>
  );
}

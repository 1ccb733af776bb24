import { CheckList } from "#ui/check-list/check-list.tsx";
import styles from "./porting-effects.module.css";

type PortingEffectsProps = {
  comes: { title: string; points: readonly string[]; link: { label: string; href: string | undefined } };
  stays: { title: string; points: readonly string[] };
  headingLevel: 3 | 4;
};

/** Two lists: the things that move with the number to the new company, and the things that do not. */
export function PortingEffects({ comes, stays, headingLevel }: PortingEffectsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.pair}>
      <div className={styles.half}>
        <Heading>{comes.title}</Heading>
        <CheckList items={comes.points} />
        {comes.link.href && (
          <p>
            <a className="lone-link" href={comes.link.href}>
              {comes.link.label}
            </a>
          </p>
        )}
      </div>
      <div className={styles.half}>
        <Heading>{stays.title}</Heading>
        <CheckList items={stays.points} tone="no" />
      </div>
    </div>
  );
}

import { Card } from "#ui/card/card.tsx";
import { CheckList } from "#ui/check-list/check-list.tsx";
import styles from "./porting-moves.module.css";

type PortingMovesProps = {
  /** Without `href` the link is left out. */
  comes: { title: string; points: readonly string[]; link: { label: string; href: string | undefined } };
  stays: { title: string; points: readonly string[] };
  headingLevel: 3 | 4;
};

/** What moves with the number to the new company, and what does not. */
export function PortingMoves({ comes, stays, headingLevel }: PortingMovesProps) {
  return (
    <div className={styles.pair}>
      <Card heading={comes.title} headingLevel={headingLevel} icon="swap" tone="nopal">
        <CheckList items={comes.points} />
        {comes.link.href && (
          <p>
            <a className="lone-link" href={comes.link.href}>
              {comes.link.label}
            </a>
          </p>
        )}
      </Card>
      <Card heading={stays.title} headingLevel={headingLevel} icon="pause" tone="bugambilia">
        <CheckList items={stays.points} tone="no" />
      </Card>
    </div>
  );
}

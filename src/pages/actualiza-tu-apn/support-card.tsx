import type { apnTroubleshooting } from "#content/apn/apn-update.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import styles from "./support-card.module.css";

type SupportCardProps = typeof apnTroubleshooting.support & { headingLevel: 2 | 3 };

/** Phone and e-mail of support, for problems that the page does not solve. */
export function SupportCard({ title, text, call, write, help, headingLevel }: SupportCardProps) {
  return (
    <div className={styles.card}>
      <Card heading={title} headingLevel={headingLevel}>
        <p>{text}</p>
        <div className={styles.ways}>
          {call && (
            <ButtonLink href={call.href} icon="phone" wide>
              {call.label}
            </ButtonLink>
          )}
          <ButtonLink href={write.href} variant={call ? "quiet" : "action"} icon="mail" wide>
            {write.label}
          </ButtonLink>
          <a className={styles.help} href={resolveHref(help.to)}>
            {help.label}
          </a>
        </div>
      </Card>
    </div>
  );
}

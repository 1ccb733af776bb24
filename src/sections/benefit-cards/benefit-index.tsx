import type { BenefitLook } from "#domain/plan.ts";
import { Pictogram } from "#ui/pictogram/pictogram.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./benefit-index.module.css";

type BenefitIndexProps = {
  /** Names the links for screen readers. */
  label: string;
  links: readonly { benefitId: string; look: BenefitLook; anchor: string; name: string }[];
};

/** All benefits at a glance, each a link to its card further down. */
export function BenefitIndex({ label, links }: BenefitIndexProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.index}>
        {links.map(({ benefitId, look, anchor, name }) => (
          <Stack as="li" key={benefitId}>
            <Tint color={look.color}>
              <a className={styles.link} href={`#${anchor}`}>
                <span className={styles.drawing}>
                  <Pictogram name={look.picture} />
                </span>
                {name}
              </a>
            </Tint>
          </Stack>
        ))}
      </ul>
    </nav>
  );
}

import type { guideCopy } from "#content/guides/guide-model.ts";
import type { GuidePage } from "#content/guides/guides.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Pictogram } from "#ui/pictogram/pictogram.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./other-guides.module.css";

type OtherGuidesProps = { guide: GuidePage; copy: typeof guideCopy };

/** Links to the other guides, and to the parent page. */
export function OtherGuides({ guide: { otherGuides, back }, copy }: OtherGuidesProps) {
  return (
    <Stack as="nav" gap={5} aria-label={copy.othersLabel}>
      <SectionHeading isQuiet>{copy.others}</SectionHeading>
      <Stack gap={3}>
        <ul className={styles.guides}>
          {otherGuides.map(({ benefitId, look, label, href }) => (
            <Stack as="li" key={benefitId}>
              <Tint color={look.color}>
                <a className={styles.guide} href={href}>
                  <span className={styles.drawing}>
                    <Pictogram name={look.picture} />
                  </span>
                  <span className={styles.label}>{label}</span>
                </a>
              </Tint>
            </Stack>
          ))}
        </ul>
        {back && (
          <a className={styles.back} href={back.href}>
            <Icon name="previous" />
            {back.label}
          </a>
        )}
      </Stack>
    </Stack>
  );
}

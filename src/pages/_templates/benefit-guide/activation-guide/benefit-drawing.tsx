import type { guideCopy } from "#content/guides/guide-model.ts";
import type { GuidePage } from "#content/guides/guides.ts";
import { collapseEqualItems } from "#domain/text/collapse-equal-items.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./benefit-drawing.module.css";
import { BenefitDrawingPart } from "./benefit-drawing-part.tsx";

type BenefitDrawingProps = { guide: GuidePage; copy: typeof guideCopy };

/** A benefit, drawn as an object that is labelled with the benefit's content and its status in every membership. */
export function BenefitDrawing({ guide: { benefit, planStatuses }, copy }: BenefitDrawingProps) {
  const { look, description } = benefit;
  return (
    <div className={styles.object} data-picture={look.picture}>
      <div className={styles.crown} data-no-print>
        <BenefitDrawingPart picture={look.picture} part="crown" />
      </div>
      <div className={styles.face}>
        <div className={styles.label}>
          <p className={styles.description}>{description}</p>
          <h2 className={styles.title}>{copy.who}</h2>
          <ul className={styles.holdings}>
            {collapseEqualItems(planStatuses, ({ status }) => status).map(
              ({ planId, plan, status, label }, _, { length }) => (
                <li key={planId} data-status={status}>
                  <b>{length === 1 ? copy.all : plan}</b>{" "}
                  <span className={styles.status}>
                    {status === "included" && <Icon name="check" />}
                    {label}
                  </span>
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
      <div className={styles.base} data-no-print>
        <BenefitDrawingPart picture={look.picture} part="base" />
      </div>
    </div>
  );
}

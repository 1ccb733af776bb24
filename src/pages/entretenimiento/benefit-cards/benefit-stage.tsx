import type { benefitCards } from "#content/guides/entertainment-page.ts";
import type { PlanId } from "#domain/plans/plan.ts";
import { Pictogram } from "#ui/pictogram/pictogram.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./benefit-stage.module.css";

type BenefitStageProps = {
  /** Accessible name of the links. */
  label: string;
  /** Text above the phone; not printed. */
  marquee: string;
  links: typeof benefitCards;
};

/** A phone on its side, drawn as a stage. It shows all benefits, each as a link to its card further down. */
export function BenefitStage({ label, marquee, links }: BenefitStageProps) {
  return (
    <nav className={styles.stage} aria-label={label}>
      <p className={styles.marquee} data-no-print>
        {marquee}
      </p>
      <div className={styles.phone}>
        <ul className={styles.benefits}>
          {links.map(({ benefitId, look, anchor, name }) => (
            <Stack as="li" key={benefitId}>
              <Tint color={look.color}>
                <a className={styles.benefit} href={`#${anchor}`}>
                  <span className={styles.drawing}>
                    <Pictogram name={look.picture} />
                  </span>
                  {name}
                </a>
              </Tint>
            </Stack>
          ))}
        </ul>
        <Curtain side="left" />
        <Curtain side="right" />
        <svg
          className={styles.valance}
          data-no-print
          viewBox="0 0 400 20"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 0h400v8q-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0z" />
        </svg>
      </div>
      <Audience />
    </nav>
  );
}

/** A tied-back curtain that fills its container. */
function Curtain({ side }: { side: "left" | "right" }) {
  return (
    <svg
      className={styles.curtain}
      data-no-print
      data-side={side}
      viewBox="0 0 40 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g transform={side === "right" ? "matrix(-1 0 0 1 40 0)" : undefined}>
        <path className={styles.cloth} d="M0 0h40c0 34-10 52-24 64 6 12 6 24 4 36H0z" />
        <path
          className={styles.folds}
          d="M0 0h7c0 40-2 54-5 64 4 12 4 24 3 36H0zM14 0h8c0 34-6 52-14 64l-3-1c6-14 9-34 9-63zM29 0h6c-1 30-8 50-22 63 10-16 15-36 16-63zM10 67c3 12 3 22 2 33h4c1-12 0-22-3-33z"
        />
        <path className={styles.tie} d="M0 61h17v6H0z" />
      </g>
    </svg>
  );
}

const audience: readonly PlanId[] = ["community", "rookie", "ultimate", "legend"];

/** Several wimys in the colours of the memberships. They are seen from behind, so their cut corner is mirrored. */
function Audience() {
  return (
    <svg className={styles.audience} data-no-print viewBox="0 0 480 92" aria-hidden="true">
      {audience.map((plan, index) => (
        <g key={plan} data-plan={plan} transform={`translate(${24 + 116 * index} ${index % 2 ? 8 : 24})`}>
          <path d="M-12 84q0-22 14-32M96 84q0-22-14-32" />
          <path className={styles.wimer} d="M26 0h44a12 12 0 0 1 12 12v90H2V30a12 12 0 0 1 4-8L18 4a12 12 0 0 1 8-4z" />
        </g>
      ))}
    </svg>
  );
}

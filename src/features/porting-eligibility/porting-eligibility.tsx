import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDateWithWeekday } from "#domain/calendar/spanish-time.ts";
import { getLastRecoveryDay } from "#domain/porting/porting.ts";
import type { EligibilityVerdict } from "#domain/porting/porting-eligibility.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { SimProgressCopy } from "#features/sim-answers/format-sim-progress.ts";
import { SimProgress, useSimProgress } from "#features/sim-answers/sim-progress.tsx";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { ShortAnswer } from "#ui/tool-panel/short-answer.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { WideResult } from "#ui/tool-result/wide-result.tsx";
import { type EligibilityCopy, LineFields } from "./line-fields.tsx";
import styles from "./porting-eligibility.module.css";
import { eligibilityTones, useLineSituation } from "./use-line-situation.ts";

type PortingEligibilityProps = {
  copy: EligibilityCopy;
  headingLevel: 2 | 3;
  links: Record<EligibilityVerdict, readonly { label: string; href: string }[]>;
  sim?: SimProgressCopy | undefined;
};

/** Asks a few questions about a line and shows whether its number can be ported. */
export function PortingEligibility({ copy, headingLevel, links, sim }: PortingEligibilityProps) {
  const line = useLineSituation();
  const { eligibility, simAnswer } = line;
  const simProgress = useSimProgress("number", simAnswer, sim);
  const tone = eligibility ? eligibilityTones[eligibility.verdict] : "plain";
  const title = eligibility ? copy.verdicts[eligibility.verdict] : copy.waiting.title;
  const [act, more] = eligibility ? links[eligibility.verdict] : [];

  return (
    <ToolPanel
      heading={copy.heading}
      headingLevel={headingLevel}
      note={<p>{copy.note}</p>}
      shortAnswer={<ShortAnswer tone={tone} text={title} />}
      isAcross
      result={
        <div className={styles.room}>
          <WideResult tone={tone} title={title} action={act && <CallToAction {...act} more={more} />}>
            {eligibility ? (
              <>
                <ul>
                  {eligibility.reasons.map((reason) => (
                    <li key={reason}>{fillLastDay(copy.reasons[reason], line.fields.cancelledOn)}</li>
                  ))}
                </ul>
                <p>{copy.next[eligibility.verdict]}</p>
              </>
            ) : (
              <div className={styles.points}>
                <ul>
                  {copy.waiting.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
            )}
          </WideResult>
          {sim && eligibility && <SimProgress line={simProgress} link={sim.link} />}
        </div>
      }
    >
      <LineFields {...line} copy={copy} />
    </ToolPanel>
  );
}

function fillLastDay(text: string, cancelledOn: IsoDay): string {
  return text.includes("{day}")
    ? fillPlaceholders(text, { day: formatDateWithWeekday(getLastRecoveryDay(cancelledOn)) })
    : text;
}

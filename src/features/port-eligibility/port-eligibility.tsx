import { useState } from "react";
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { countDaysBetween, type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatDateWithWeekday } from "#domain/calendar/spanish-time.ts";
import { getLastRecoveryDay } from "#domain/lines/portability.ts";
import {
  checkEligibility,
  type EligibilityReason,
  type EligibilityVerdict,
  type LineBillingType,
  type LineKind,
} from "#domain/lines/portability-eligibility.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import styles from "./port-eligibility.module.css";

type NumberStatus = "active" | "cancelled";

type EligibilityWords = {
  heading: string;
  kind: { legend: string } & Record<LineKind, string>;
  status: { legend: string } & Record<NumberStatus, string>;
  cancelledOn: string;
  cancelledHint: string;
  modality: { legend: string; prepaidDetail: string; postpaidDetail: string } & Record<LineBillingType, string>;
  /** The requirements, shown before all questions are answered. */
  waiting: { title: string; points: readonly string[] };
  verdicts: Record<EligibilityVerdict, string>;
  /** `{day}` is the last day to port a cancelled number. */
  reasons: Record<EligibilityReason, string>;
  futureDay: string;
  next: Record<EligibilityVerdict, string>;
  note: string;
};

type PortEligibilityProps = {
  words: EligibilityWords;
  headingLevel: 2 | 3;
  links: Record<EligibilityVerdict, readonly { label: string; href: string }[]>;
};

const tones = { yes: "success", ask: "warning", no: "error" } as const;

/** Asks a few questions about a line and shows whether its number can be ported. */
export function PortEligibility({ words, headingLevel, links }: PortEligibilityProps) {
  const [kind, setKind] = useState<LineKind>();
  const [status, setStatus] = useState<NumberStatus>();
  const [cancelledOn, setCancelledOn] = useState<IsoDay>("");
  const [modality, setModality] = useState<LineBillingType>();

  const days = status === "cancelled" ? countDaysSince(cancelledOn) : undefined;
  const isFuture = days !== undefined && days < 0;
  const isStatusKnown = status === "active" || (days !== undefined && !isFuture);
  const isLandline = kind === "landline";
  const isComplete = isLandline || (kind && isStatusKnown && modality);
  const eligibility = isComplete
    ? checkEligibility({ kind, billingType: modality ?? "prepaid", daysSinceCancelled: days })
    : undefined;
  const tone = eligibility ? tones[eligibility.verdict] : "plain";
  const title = eligibility ? words.verdicts[eligibility.verdict] : words.waiting.title;
  const [act, more] = eligibility ? links[eligibility.verdict] : [];

  return (
    <ToolPanel
      heading={words.heading}
      headingLevel={headingLevel}
      note={<p>{words.note}</p>}
      shortAnswer={{ tone, text: title }}
      isAcross
      result={
        <div className={styles.room}>
          <ToolResult isAcross tone={tone} title={title} action={act && <CallToAction {...act} more={more} />}>
            {eligibility ? (
              <>
                <ul>
                  {eligibility.reasons.map((reason) => (
                    <li key={reason}>{fillLastDay(words.reasons[reason], cancelledOn)}</li>
                  ))}
                </ul>
                <p>{words.next[eligibility.verdict]}</p>
              </>
            ) : (
              <div className={styles.points}>
                <ul>
                  {words.waiting.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
            )}
          </ToolResult>
        </div>
      }
    >
      <div className={styles.questions}>
        <ChoiceField
          legend={words.kind.legend}
          name="linea"
          options={[
            { value: "mobile", text: words.kind.mobile },
            { value: "landline", text: words.kind.landline },
          ]}
          value={kind}
          onChange={setKind}
        />
        <Stack gap={3}>
          <ChoiceField
            legend={words.status.legend}
            name="servicio"
            disabled={isLandline}
            options={[
              { value: "active", text: words.status.active },
              { value: "cancelled", text: words.status.cancelled },
            ]}
            value={status}
            onChange={setStatus}
          />
          {status === "cancelled" && !isLandline && (
            <TextField
              label={words.cancelledOn}
              name="cancelada"
              type="date"
              value={cancelledOn}
              hint={words.cancelledHint}
              error={isFuture ? words.futureDay : undefined}
              onChange={({ target }) => setCancelledOn(target.value)}
            />
          )}
        </Stack>
        <ChoiceField
          legend={words.modality.legend}
          name="modalidad"
          disabled={isLandline}
          options={[
            { value: "prepaid", text: words.modality.prepaid, detail: words.modality.prepaidDetail },
            { value: "postpaid", text: words.modality.postpaid, detail: words.modality.postpaidDetail },
          ]}
          value={modality}
          onChange={setModality}
        />
      </div>
    </ToolPanel>
  );
}

/** @returns undefined while the day is being typed: a half-typed year is far in the past. */
function countDaysSince(day: IsoDay): number | undefined {
  return day < "2000" ? undefined : countDaysBetween(day, toLocalDay(new Date(), federalCalendar.timeZone));
}

function fillLastDay(text: string, cancelledOn: IsoDay): string {
  return text.includes("{day}")
    ? fillPlaceholders(text, { day: formatDateWithWeekday(getLastRecoveryDay(cancelledOn)) })
    : text;
}

import { useRef, useState } from "react";
import { newNumberText } from "#domain/sim/sim-number.ts";
import { type EligibilityCopy, LineFields } from "#features/porting-eligibility/line-fields.tsx";
import { eligibilityTones, useLineSituation } from "#features/porting-eligibility/use-line-situation.ts";
import type { SimProgressCopy } from "#features/sim-answers/format-sim-progress.ts";
import { SimProgress, useSimProgress } from "#features/sim-answers/sim-progress.tsx";
import type { QuestionProps } from "#features/sim-builder/sim-builder-props.ts";
import { readIslandProps } from "#platform/page/read-island-props.ts";
import { forgetSimAnswers, readSimAnswers } from "#platform/sim/sim-store.ts";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { useAnnouncedAnswer } from "#ui/tool-panel/use-announced-answer.ts";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";

type EligibilityData = { copy: EligibilityCopy; sim: SimProgressCopy };

const usualAnswers = ["yes", "no", "unsure"] as const;

/** Asks whether the visitor brings a number and, if so, whether it can be ported; about details only if it must. */
export function NumberQuestion({ page, copy }: QuestionProps) {
  const { copy: port, sim } = readIslandProps<EligibilityData>(page, "porting-eligibility");
  const { legend, portedNumber, newNumber, usual, newNumberAnswer, newNumberNote, next } = copy.number;
  const [choice, setChoice] = useState<"ported" | "new">();
  const [isUsual, setUsual] = useState<keyof typeof usual.answers>();
  const { eligibility, simAnswer, ...line } = useLineSituation();
  const panel = useRef<HTMLDivElement>(null);
  const announcement = useAnnouncedAnswer(panel, undefined);
  const answer = choice === "new" ? ({ text: newNumberText, verdict: "yes" } as const) : choice && simAnswer;
  const simProgress = useSimProgress("number", answer, sim);
  const { phone } = readSimAnswers();
  return (
    <div ref={panel}>
      <Stack gap={4}>
        <ChoiceField
          legend={legend}
          name="con-que-numero"
          options={[
            { value: "ported", text: portedNumber },
            { value: "new", text: newNumber },
          ]}
          value={choice}
          onChange={(value) => {
            forgetSimAnswers(["number"]);
            setChoice(value);
          }}
        />
        {choice === "ported" && (
          <ChoiceField
            legend={usual.legend}
            name="de-siempre"
            options={usualAnswers.map((value) => ({ value, text: usual.answers[value] }))}
            value={isUsual}
            onChange={(value) => {
              // Until the details are answered, too, there is no answer.
              forgetSimAnswers(["number"]);
              setUsual(value);
              line.setUsual(value === "yes");
            }}
          />
        )}
        {choice === "ported" && isUsual && isUsual !== "yes" && <LineFields {...line} copy={port} />}
        {choice === "new" ? (
          <ToolResult tone="success" title={newNumberAnswer}>
            <p>{newNumberNote}</p>
          </ToolResult>
        ) : choice && eligibility ? (
          <ToolResult tone={eligibilityTones[eligibility.verdict]} title={port.verdicts[eligibility.verdict]}>
            <p>{eligibility.verdict === "no" ? port.next.no : phone ? next[eligibility.verdict] : next.phone}</p>
          </ToolResult>
        ) : (
          <div data-answer="plain" />
        )}
        <SimProgress line={simProgress} link={sim.link} />
      </Stack>
      <Announcement text={announcement} />
    </div>
  );
}

import { useRef, useState } from "react";
import type { Benefit, Plan } from "#domain/plans/plan.ts";
import { choosePlan } from "#domain/plans/plan-choice.ts";
import { formatPrices, formatPriceTerms } from "#domain/plans/price/plan-price.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import type { PlanFinderCopy } from "#features/plan-finder/plan-finder-copy.ts";
import { keepSimAnswer } from "#features/sim-answers/format-sim-progress.ts";
import { choosePrice } from "#features/sim-builder/describe-answer.ts";
import type { QuestionProps } from "#features/sim-builder/sim-builder-props.ts";
import { readIslandProps } from "#platform/page/read-island-props.ts";
import { readSimAnswers } from "#platform/sim/sim-store.ts";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { Button } from "#ui/button/button.tsx";
import { RangeField } from "#ui/field/range-field.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { useAnnouncedAnswer } from "#ui/tool-panel/use-announced-answer.ts";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";

type PlanFinderData = {
  plans: readonly Plan[];
  benefits: readonly Benefit[];
  scale: { min: number; max: number; step: number; start: number };
  copy: PlanFinderCopy;
};

/**
 * The first question of the plan finder, and the membership that answers it. Moving the slider is the answer; a button
 * takes the membership that is proposed before.
 */
export function PlanQuestion({ page, copy, goOn }: QuestionProps) {
  const { plans, benefits, scale, copy: finder } = readIslandProps<PlanFinderData>(page, "plan-finder");
  const [gb, setGb] = useState(() => findKeptGb(plans, scale));
  const panel = useRef<HTMLDivElement>(null);
  const announcement = useAnnouncedAnswer(panel, undefined);
  const choose = (amount: number) => choosePlan(plans, benefits, { gb: amount, trips: "none", benefits: [] }).plan;
  const plan = choose(gb);
  const formatGb = (amount: number) => (amount >= scale.max ? finder.data.moreThan : formatQuantity(amount, "GB"));
  const { price, title } = finder.answer;
  const prices = formatPrices(plan, price);
  const terms = formatPriceTerms(plan, price);
  const answers = readSimAnswers();
  // Until the question about the number decides, neither price is larger than the other.
  const shownPrices = answers.number
    ? [[choosePrice(prices, answers), choosePrice(terms, answers)]]
    : [
        [prices.portedNumber, terms.portedNumber],
        [prices.newNumber, terms.newNumber],
      ];
  const [isKept, setKept] = useState(answers.plan !== undefined);
  const keep = ({ id }: Plan) => {
    keepSimAnswer("plan", { text: id, verdict: "yes" });
    setKept(true);
  };
  return (
    <div ref={panel} data-plan={plan.id}>
      <Stack gap={3}>
        <RangeField
          label={finder.data.label}
          hint={finder.data.hint}
          name="gb-al-mes"
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={gb}
          valueText={formatGb(gb)}
          marks={plans.flatMap(({ id, dataGb }) => (dataGb === "unlimited" ? [] : [{ value: dataGb, plan: id }]))}
          ends={[formatQuantity(scale.min, "GB"), finder.data.moreThan]}
          onValueChange={(amount) => {
            setGb(amount);
            keep(choose(amount));
          }}
        />
        <ToolResult tone="plan" title={fillPlaceholders(title, { plan: plan.name })}>
          {shownPrices.map(
            ([amount, condition]) =>
              amount && (
                <p key={amount}>
                  <b data-price>{amount}</b> {price.period}
                  <br />
                  {condition}
                </p>
              ),
          )}
        </ToolResult>
        {!isKept && (
          <div data-choose>
            <Button
              size="s"
              onClick={() => {
                keep(plan);
                goOn();
              }}
            >
              {fillPlaceholders(copy.plan.choose, { plan: plan.name })}
            </Button>
          </div>
        )}
      </Stack>
      <Announcement text={announcement} />
    </div>
  );
}

/** @returns the data of the membership that the browser has stored, otherwise the start of the scale. */
function findKeptGb(plans: readonly Plan[], { start, max }: PlanFinderData["scale"]): number {
  const keptPlan = plans.find(({ id }) => id === readSimAnswers().plan?.text);
  if (!keptPlan) return start;
  return keptPlan.dataGb === "unlimited" ? max : keptPlan.dataGb;
}

import { useRef, useState } from "react";
import type { Benefit, Plan } from "#domain/plans/plan.ts";
import { choosePlan } from "#domain/plans/plan-choice.ts";
import { formatPrices, formatPriceTerms } from "#domain/plans/price/plan-price.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import type { PlanFinderCopy } from "#features/plan-finder/plan-finder-copy.ts";
import { keepSimAnswer } from "#features/sim-answers/format-sim-line.ts";
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

/** The first question of the plan finder, and the membership that answers it. Choosing it is the answer. */
export function PlanQuestion({ page, copy, goOn }: QuestionProps) {
  const { plans, benefits, scale, copy: finder } = readIslandProps<PlanFinderData>(page, "plan-finder");
  const [gb, setGb] = useState(scale.start);
  const panel = useRef<HTMLDivElement>(null);
  const announcement = useAnnouncedAnswer(panel, undefined);
  const { plan } = choosePlan(plans, benefits, { gb, trips: "none", benefits: [] });
  const formatGb = (amount: number) => (amount >= scale.max ? finder.data.over : formatQuantity(amount, "GB"));
  const { price, title } = finder.answer;
  const prices = formatPrices(plan, price);
  const terms = formatPriceTerms(plan, price);
  const answers = readSimAnswers();
  const shownPrice = choosePrice(prices, answers);
  const choosePlanAndGoOn = () => {
    keepSimAnswer("plan", { text: plan.id, verdict: "yes" });
    goOn();
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
          ends={[formatQuantity(scale.min, "GB"), finder.data.over]}
          onValueChange={setGb}
        />
        <ToolResult
          tone="plan"
          title={fillPlaceholders(title, { plan: plan.name })}
          action={
            <Button variant="tone" onClick={choosePlanAndGoOn}>
              {fillPlaceholders(copy.plan.choose, { plan: plan.name })}
            </Button>
          }
        >
          <p>
            <b data-price>{shownPrice}</b> {price.period}
            <br />
            {choosePrice(terms, answers)}
          </p>
          {prices.portedNumber && shownPrice === prices.newNumber && (
            <p>
              <b>{prices.portedNumber}</b> {terms.portedNumber}
            </p>
          )}
        </ToolResult>
      </Stack>
      <Announcement text={announcement} />
    </div>
  );
}

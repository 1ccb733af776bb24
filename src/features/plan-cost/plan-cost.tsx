import { useState } from "react";
import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import { type Plan, type PlanId, planIds } from "#domain/plans/plan.ts";
import { computePlanCost, maxCostMonths } from "#domain/plans/price/monthly-cost.ts";
import { formatPrices } from "#domain/plans/price/plan-price.ts";
import { buildPurchaseAction, type PurchaseLinks } from "#domain/plans/purchase.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { DockedAnswer } from "#ui/docked-answer/docked-answer.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { RangeField } from "#ui/field/range-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { useHydrated } from "#ui/hydrated/use-hydrated.ts";
import { KeptOrNewNumber } from "#ui/kept-or-new-number/kept-or-new-number.tsx";
import { PhoneDisclosure } from "#ui/phone-disclosure/phone-disclosure.tsx";
import { useSyncedRadio } from "#ui/synced-radio/use-synced-radio.ts";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { CostAnswer } from "./cost-answer.tsx";
import type { PlanCostCopy, PortingChoice } from "./plan-cost-copy.ts";

type PlanCostProps = {
  plans: readonly Plan[];
  /** The offer for porting customers: number of months at the promotional price. Absent if there is no offer. */
  promo?: { months: number };
  initial: { planId: PlanId; months: number };
  copy: PlanCostCopy;
  purchase: PurchaseLinks;
  headingLevel: 2 | 3;
};

const numberChoices: readonly PortingChoice[] = ["traigo", "nuevo"];

/** Range of the date field. */
const dayRange = { first: "2020-01-01", last: "2099-12-31" };

/** Calculator of a membership's cost over several months: choices on one side, the total and its parts on the other. */
export function PlanCost({ plans, promo, initial, copy, purchase, headingLevel }: PlanCostProps) {
  const isLive = useHydrated();
  const [planId, setPlanId] = useSyncedRadio("membresia-del-dial", planIds, initial.planId);
  const [count, setCount] = useState(initial.months);
  const [numberChoice, setNumberChoice] = useSyncedRadio("numero", numberChoices, "traigo");
  const [written, setWritten] = useState<{ day: string; isValid: boolean }>();
  // The page was built on another day, so today is known only after hydration.
  const today = isLive ? toLocalDay(new Date(), centralTimeZone) : undefined;
  const isInvalid = written !== undefined && !written.isValid;
  const startDay = isInvalid ? undefined : written?.day || today;
  const isPorting = promo !== undefined && numberChoice === "traigo";
  const promoMonths = promo?.months ?? 0;
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new RangeError(`no plan ${planId}`);
  const cost = computePlanCost(plan, { months: count, isPorting, promoMonths });
  const { label, href, opensStore } = buildPurchaseAction(purchase, plan);

  return (
    <div data-plan={planId}>
      <ToolPanel
        heading={copy.heading}
        headingLevel={headingLevel}
        intro={copy.intro}
        wrap={(work) => (
          <PhoneDisclosure summary={copy.disclosureLabel} isAlsoWide>
            {work}
          </PhoneDisclosure>
        )}
        result={
          <CostAnswer
            plan={plan}
            cost={cost}
            {...(promo && { portingCost: computePlanCost(plan, { months: count, isPorting: true, promoMonths }) })}
            promoMonths={promoMonths}
            copy={copy}
            purchase={purchase}
            {...(startDay && { startDay })}
            isPorting={isPorting}
          />
        }
      >
        <ChoiceField<PlanId>
          legend={copy.plan.legend}
          name="membresia"
          options={plans.map((each) => ({
            value: each.id,
            text: each.name,
            detail: <KeptOrNewNumber {...formatPrices(each, copy.plan.price)} />,
          }))}
          value={planId}
          onChange={setPlanId}
        />
        {promo && (
          <ChoiceField<PortingChoice>
            legend={copy.porting.legend}
            name="portabilidad"
            options={copy.porting.options}
            value={numberChoice}
            onChange={setNumberChoice}
          />
        )}
        <RangeField
          label={copy.months.label}
          name="meses"
          min={1}
          max={maxCostMonths}
          value={count}
          valueText={formatQuantity(count, count === 1 ? copy.months.one : copy.months.many)}
          ends={[formatQuantity(1, copy.months.one), formatQuantity(maxCostMonths, copy.months.many)]}
          onValueChange={setCount}
        />
        <DockedAnswer
          label={label}
          href={href}
          opensStore={opensStore}
          answer={
            <>
              <span>{`${plan.name} `}</span>
              <b>{formatPesos(cost.totalPesos)}</b> {copy.answer.title}
            </>
          }
          answerKey={cost.totalPesos}
        >
          <TextField
            label={copy.start.label}
            hint={copy.start.hint}
            name="inicio"
            type="date"
            min={dayRange.first}
            max={dayRange.last}
            value={written?.day ?? ""}
            error={isInvalid ? copy.start.error : undefined}
            onChange={({ target }) => setWritten({ day: target.value, isValid: target.validity.valid })}
          />
        </DockedAnswer>
      </ToolPanel>
    </div>
  );
}

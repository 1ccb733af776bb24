import { useState } from "react";
import type { Plan, PlanId } from "#domain/plans/plan.ts";
import { computeReceipt } from "#domain/plans/price/receipt.ts";
import type { PurchaseLinks } from "#domain/plans/purchase.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { RangeField } from "#ui/field/range-field.tsx";
import { useSyncedRadio } from "#ui/synced-radio/use-synced-radio.ts";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import type { PlanReceiptCopy, ReceiptFolio } from "./plan-receipt-copy.ts";
import { Receipt } from "./receipt.tsx";

type PlanReceiptProps = {
  plans: readonly Plan[];
  /** Number of memberships at the promotional price; absent if porting customers have no offer. */
  promoMonths?: number;
  /** Range of the visitor's current monthly payment, in MXN. */
  scale: { min: number; max: number; step: number };
  initial: { monthlyPesos: number; planId: PlanId };
  folios: Partial<Record<PlanId, ReceiptFolio>>;
  copy: PlanReceiptCopy;
  purchase: PurchaseLinks;
  headingLevel: 2 | 3;
};

const numberChoices = ["traigo", "nuevo"] as const;

/** Compares the visitor's current payments with a membership, as a receipt. Nothing leaves the page. */
export function PlanReceipt({
  plans,
  promoMonths,
  scale,
  initial,
  folios,
  copy,
  purchase,
  headingLevel,
}: PlanReceiptProps) {
  const [monthlyPesos, setMonthlyPesos] = useState(initial.monthlyPesos);
  const [neededId, setNeededId] = useState(initial.planId);
  const [numberChoice] = useSyncedRadio("numero", numberChoices, "traigo");
  const [isExample, setIsExample] = useState(true);
  const neededPlan = plans.find(({ id }) => id === neededId);
  if (!neededPlan) throw new RangeError(`no plan ${neededId}`);
  const receipt = computeReceipt(plans, {
    monthlyPesos,
    gb: neededPlan.dataGb,
    isPorting: promoMonths !== undefined && numberChoice === "traigo",
    promoMonths: promoMonths ?? 0,
  });

  return (
    <ToolPanel
      heading={copy.heading}
      headingLevel={headingLevel}
      keepsResult
      result={
        <Receipt
          {...receipt}
          monthlyPesos={monthlyPesos}
          folio={folios[receipt.plan.id]}
          isExample={isExample}
          copy={copy}
          purchase={purchase}
        />
      }
    >
      <ChoiceField<PlanId>
        legend={copy.data.legend}
        name="datos-que-uso"
        options={plans.map(({ id, dataGb }) => ({
          value: id,
          text:
            dataGb === "unlimited" ? (
              <>
                <span aria-hidden="true">∞</span>
                <span className="visually-hidden">{copy.data.unlimited}</span>
              </>
            ) : (
              <>
                {dataGb}
                <span className="visually-hidden"> GB</span>
              </>
            ),
        }))}
        value={neededId}
        onChange={(id) => {
          setNeededId(id);
          setIsExample(false);
        }}
      />
      <RangeField
        label={copy.today.label}
        name="hoy-pago"
        {...scale}
        value={monthlyPesos}
        valueText={`${formatPesos(monthlyPesos)} ${copy.today.period}`}
        onValueChange={(pesos) => {
          setMonthlyPesos(pesos);
          setIsExample(false);
        }}
      />
    </ToolPanel>
  );
}

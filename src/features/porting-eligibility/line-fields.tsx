import type {
  EligibilityReason,
  EligibilityVerdict,
  LineBillingType,
  LineKind,
} from "#domain/porting/porting-eligibility.ts";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./porting-eligibility.module.css";
import type { NumberStatus, useLineSituation } from "./use-line-situation.ts";

export type EligibilityCopy = {
  heading: string;
  kind: { legend: string } & Record<LineKind, string>;
  status: { legend: string } & Record<NumberStatus, string>;
  cancelledOn: string;
  cancelledHint: string;
  billingType: { legend: string; prepaidDetail: string; postpaidDetail: string } & Record<LineBillingType, string>;
  /** The requirements, shown before all questions are answered. */
  waiting: { title: string; points: readonly string[] };
  verdicts: Record<EligibilityVerdict, string>;
  /** `{day}` is the last day to port a cancelled number. */
  reasons: Record<EligibilityReason, string>;
  futureDay: string;
  next: Record<EligibilityVerdict, string>;
  note: string;
};

type LineFieldsProps = Pick<ReturnType<typeof useLineSituation>, "fields" | "isFuture" | "isLandline"> & {
  copy: EligibilityCopy;
};

/** The questions about a line whose number is to be ported. */
export function LineFields({ fields, isFuture, isLandline, copy }: LineFieldsProps) {
  return (
    <div className={styles.questions}>
      <ChoiceField
        legend={copy.kind.legend}
        name="linea"
        options={[
          { value: "mobile", text: copy.kind.mobile },
          { value: "landline", text: copy.kind.landline },
        ]}
        value={fields.kind}
        onChange={fields.setKind}
      />
      <Stack gap={3}>
        <ChoiceField
          legend={copy.status.legend}
          name="servicio"
          disabled={isLandline}
          options={[
            { value: "active", text: copy.status.active },
            { value: "cancelled", text: copy.status.cancelled },
          ]}
          value={fields.status}
          onChange={fields.setStatus}
        />
        {fields.status === "cancelled" && !isLandline && (
          <TextField
            label={copy.cancelledOn}
            name="cancelada"
            type="date"
            value={fields.cancelledOn}
            hint={copy.cancelledHint}
            error={isFuture ? copy.futureDay : undefined}
            onChange={({ target }) => fields.setCancelledOn(target.value)}
          />
        )}
      </Stack>
      <ChoiceField
        legend={copy.billingType.legend}
        name="modalidad"
        disabled={isLandline}
        options={[
          { value: "prepaid", text: copy.billingType.prepaid, detail: copy.billingType.prepaidDetail },
          { value: "postpaid", text: copy.billingType.postpaid, detail: copy.billingType.postpaidDetail },
        ]}
        value={fields.billingType}
        onChange={fields.setBillingType}
      />
    </div>
  );
}

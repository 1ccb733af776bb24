import { headKey } from "#editor/api/text-rows.ts";
import { describeDay } from "#editor/app/form/describe-day.ts";
import { FieldFrame } from "#editor/app/form/fields/field-frame.tsx";
import { invalidDayMessage, useInvalidDay } from "#editor/app/form/use-invalid-day.ts";
import styles from "#editor/app/legal/head-form.module.css";
import controls from "#editor/app/shared/buttons/controls.module.css";

type EffectiveDateFieldProps = {
  inForce: string;
  today: string;
  isLocked?: boolean;
  onChange: (inForce: string) => void;
};

const pending = "pendiente";

export function EffectiveDateField({ inForce, today, isLocked, onChange }: EffectiveDateFieldProps) {
  // Older versions may have a month instead of a day: `2024-09`.
  const isMonth = /^\d{4}-\d{2}$/.test(inForce);
  const words = isMonth ? inForce : describeDay(inForce, today);
  const { isBad, watch } = useInvalidDay();
  return (
    <FieldFrame
      path={[headKey, "inForce"]}
      label="En vigor desde"
      isShort
      said={
        <p className={styles.said}>
          {isBad
            ? `Corrígelo: ${invalidDayMessage}.`
            : inForce === pending
              ? "Sin día: es un borrador en revisión."
              : words}
        </p>
      }
    >
      {(tie) => (
        <input
          {...tie}
          {...watch}
          type="date"
          className={controls.control}
          value={inForce === pending || isMonth ? "" : inForce}
          readOnly={isLocked}
          onChange={({ target }) => onChange(target.value || pending)}
        />
      )}
    </FieldFrame>
  );
}

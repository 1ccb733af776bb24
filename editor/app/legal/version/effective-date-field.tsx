import { headKey } from "#editor/api/legal-text-parts.ts";
import { useDayControl } from "#editor/app/form/fields/day-control.tsx";
import { FieldFrame } from "#editor/app/form/fields/field-frame.tsx";
import layout from "#editor/app/shared/layout.module.css";

type EffectiveDateFieldProps = {
  inForce: string;
  isLocked?: boolean;
  onChange: (inForce: string) => void;
};

const pendingDate = "pendiente";
const pendingNote = "Sin día: es un borrador en revisión.";

export function EffectiveDateField({ inForce, isLocked, onChange }: EffectiveDateFieldProps) {
  // Older versions may have a month instead of a day: `2024-09`.
  const isMonth = /^\d{4}-\d{2}$/.test(inForce);
  const { errorMessage, feedback, renderControl } = useDayControl({
    day: inForce === pendingDate || isMonth ? "" : inForce,
    isLocked,
    onChange: (day) => onChange(day || pendingDate),
  });
  const note = errorMessage === undefined ? (isMonth ? inForce : pendingNote) : `Corrígelo: ${errorMessage}.`;
  return (
    <FieldFrame
      path={[headKey, "inForce"]}
      label="En vigor desde"
      isShort
      feedback={errorMessage === undefined && feedback ? feedback : <p className={layout.hint}>{note}</p>}
    >
      {renderControl}
    </FieldFrame>
  );
}

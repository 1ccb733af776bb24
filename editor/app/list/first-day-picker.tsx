import { formatDate } from "#domain/calendar/spanish-time.ts";
import { DayForm } from "#editor/app/form/day-form.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { lockReasonId } from "#editor/app/shared/panels/locked-part.tsx";
import segments from "#editor/app/shared/panels/segment.module.css";
import { type DatedList, splitListId } from "./find-list.ts";
import styles from "./first-day-picker.module.css";

/** Id of the sentence that states the first day of the form's content; it describes the form's title. */
export const firstDayId = "desde-cuando";

/** Why nobody writes while a day is being chosen: it would hold from today. */
export const choosingDayReason = "Elige ese día, o regresa con «Desde hoy»: mientras, abajo no se escribe.";

type FirstDayPickerProps = {
  list: DatedList;
  comingChangeDays: readonly string[];
  /** Whether the person is choosing another day. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function FirstDayPicker({ list, comingChangeDays, isOpen, onOpenChange }: FirstDayPickerProps) {
  const { day } = list;
  const [id] = splitListId(list.id);
  const otherDays = comingChangeDays.filter((each) => each !== day);
  return (
    <fieldset className={`${layout.row} ${styles.picker}`} data-coming={day !== undefined || undefined}>
      <legend className="visually-hidden">Desde cuándo rige lo que escribes</legend>
      <p id={firstDayId}>
        {day === undefined ? "Estás escribiendo lo que rige " : "Estás escribiendo lo que regirá "}
        <strong>{day === undefined ? "desde hoy" : `desde el ${formatDate(day)}`}</strong>
        {day === undefined ? "." : ". Hoy no cambia nada."}
      </p>
      <div className={segments.segment}>
        <PushButton
          aria-pressed={day === undefined}
          onClick={() => {
            location.hash = id;
            onOpenChange(false);
          }}
        >
          Desde hoy
        </PushButton>
        <PushButton aria-pressed={day !== undefined} aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
          Desde otro día
        </PushButton>
      </div>
      {isOpen && list.lockReason === undefined && <p id={lockReasonId}>{choosingDayReason}</p>}
      {isOpen && (
        <DayForm
          action="Escribir desde ese día"
          onDayEntered={(nextDay) => {
            location.hash = `${id}@${nextDay}`;
            onOpenChange(false);
          }}
        />
      )}
      {otherDays.length > 0 && (
        <p className={layout.row}>
          También cambia por sí sola:
          {otherDays.map((each) => (
            <a key={each} className={controls.link} href={`#${id}@${each}`}>{`el ${formatDate(each)}`}</a>
          ))}
        </p>
      )}
    </fieldset>
  );
}

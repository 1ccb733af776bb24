import { useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { DayForm } from "#editor/app/form/day-form.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import segments from "#editor/app/shared/panels/segment.module.css";
import { type DatedList, splitListId } from "./find-list.ts";
import styles from "./first-day-picker.module.css";

/** Id of the sentence that states the first day of the form's content; it describes the form's title. */
export const firstDayId = "desde-cuando";

type FirstDayPickerProps = {
  list: DatedList;
  comingChangeDays: readonly string[];
};

export function FirstDayPicker({ list, comingChangeDays }: FirstDayPickerProps) {
  const { day } = list;
  const [id] = splitListId(list.id);
  const [isOpen, setOpen] = useState(false);
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
          }}
        >
          Desde hoy
        </PushButton>
        <PushButton aria-pressed={day !== undefined} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Desde otro día
        </PushButton>
      </div>
      {isOpen && (
        <DayForm
          action="Escribir desde ese día"
          onDayEntered={(nextDay) => {
            location.hash = `${id}@${nextDay}`;
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

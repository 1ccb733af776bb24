import { useId, useState } from "react";
import { isDay } from "#editor/app/form/describe-day.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";

type DayFormProps = {
  /** Label of the button, as a verb. */
  action: string;
  today: string;
  onDay: (day: string) => void;
};

/** A field for a day after today, with a button. */
export function DayForm({ action, today, onDay }: DayFormProps) {
  const [day, setDay] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [field, fault] = [useId(), useId()];
  const isToCome = isDay(day) && day > today;
  const isRefused = isWrong && !isToCome;
  const submit = () => {
    if (isToCome) return onDay(day);
    setWrong(true);
    focusAfterRender(field);
  };
  return (
    <div className={layout.ask}>
      <label htmlFor={field}>Día</label>
      <input
        id={field}
        type="date"
        className={controls.control}
        value={day}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? fault : undefined}
        onChange={({ target }) => {
          setDay(target.value);
          setWrong(false);
        }}
        onKeyDown={({ key }) => {
          if (key === "Enter") submit();
        }}
      />
      <PushButton onClick={submit}>{action}</PushButton>
      {isRefused && (
        <p id={fault} className={layout.wrong}>
          Elige un día después de hoy.
        </p>
      )}
    </div>
  );
}

import { useContext, useId, useState } from "react";
import { capitalize } from "#domain/text/capitalize.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { useDayControl } from "./fields/day-control.tsx";
import { focusAfterRender } from "./focus-field.ts";
import { FormContext } from "./form-context.ts";

type DayFormProps = {
  label?: string;
  action: string;
  look?: "main" | "plain";
  initialDay?: string | undefined;
  onDayEntered: (day: string) => void;
};

export function DayForm({ label = "Día", action, look = "plain", initialDay = "", onDayEntered }: DayFormProps) {
  const { today } = useContext(FormContext);
  const [day, setDay] = useState(initialDay);
  const [isWrong, setWrong] = useState(false);
  const [field, about] = [useId(), useId()];
  const { renderControl, errorMessage, isYearMissing, feedback, leaveField } = useDayControl({
    day,
    min: today,
    onChange: (nextValue) => {
      setDay(nextValue);
      setWrong(false);
    },
    onEnter: () => submit(),
  });
  const submit = () => {
    const enteredDay = leaveField();
    if (enteredDay > today) return onDayEntered(enteredDay);
    setWrong(true);
    focusAfterRender(field);
  };
  const message = capitalize(isYearMissing ? "falta el año" : (errorMessage ?? "elige un día después de hoy"));
  return (
    <div className={layout.ask}>
      <label htmlFor={field}>{label}</label>
      {renderControl({ id: field, "aria-describedby": about, ...(isWrong && { "aria-invalid": true }) })}
      <PushButton look={look} onClick={submit}>
        {action}
      </PushButton>
      <div id={about} className={layout.wide}>
        {isWrong && <p className={layout.wrong}>{`${message}.`}</p>}
        {feedback}
      </div>
    </div>
  );
}

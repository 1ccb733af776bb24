import { useContext, useRef, useState } from "react";
import { isDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatTypedDay, parseTypedDay } from "#domain/calendar/typed/typed-day.ts";
import { describeDay } from "#editor/app/form/describe-day.ts";
import { type FieldProps, FormContext } from "#editor/app/form/form-context.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./day-control.module.css";
import { type ControlProps, FieldFrame, messageDelayMs } from "./field-frame.tsx";
import { buildFrameProps, formatFieldText, toFieldValue, useFillButton } from "./single-value-fields.tsx";

type DayControlOptions = {
  /** `2026-12-01`; empty for none. */
  day: string;
  min?: string;
  isLocked?: boolean | undefined;
  /** Called with the day, or with an empty text if the input is not a day. */
  onChange: (day: string) => void;
  onEnter?: () => void;
};

const formatDay = (day: string) => (isDay(day) ? formatTypedDay(day) : "");

/**
 * Control for a day, typed in any usual way or picked from the browser's calendar. The browsers' own date fields refuse
 * `1 dic 2026`, and do not report that 30 February does not exist.
 */
export function useDayControl({ day, min, isLocked = false, onChange, onEnter }: DayControlOptions) {
  const { today } = useContext(FormContext);
  const [typedText, setTypedText] = useState(formatDay(day));
  const [isLeft, setLeft] = useState(false);
  const calendarInput = useRef<HTMLInputElement>(null);
  const parseDay = (text: string) => (text.trim() === "" ? { day: "" } : parseTypedDay(text, today));
  const findDay = (text: string) => {
    const parsedDay = parseDay(text);
    return "day" in parsedDay ? parsedDay.day : "";
  };
  // Ignores a day with a two-digit year, because the user may still be typing a four-digit one.
  const findDayWithYear = (text: string) => (/\d{4}/.test(text) ? findDay(text) : "");
  // Shows the value if it differs from the typed text, for example after an undo.
  const shownText = [findDayWithYear(typedText), findDay(typedText)].includes(day) ? typedText : formatDay(day);
  const parsedDay = parseDay(shownText);
  const setDay = (nextDay: string) => {
    setTypedText(formatDay(nextDay));
    // Skips an unchanged day, because each change creates an undo step.
    if (nextDay !== day) onChange(nextDay);
  };
  return {
    /** Converts the input as if the field had lost the focus. @returns the day; empty if there is none. */
    leaveField: () => {
      const leftDay = findDay(shownText);
      setLeft(true);
      if (leftDay !== "" && !isLocked) setDay(leftDay);
      return leftDay;
    },
    isYearMissing: "guess" in parsedDay,
    /** The reason why the input is not a day; undefined until the field has lost the focus. */
    errorMessage: isLeft && "errorMessage" in parsedDay ? parsedDay.errorMessage : undefined,
    feedback:
      "guess" in parsedDay ? (
        <PushButton onClick={() => setDay(parsedDay.guess)}>{`Escribir ${formatDate(parsedDay.guess)}`}</PushButton>
      ) : (
        isDay(day) && <p className={layout.strong}>{describeDay(day, today)}</p>
      ),
    renderControl: (controlProps: ControlProps) => (
      <div className={styles.day}>
        <input
          {...controlProps}
          className={controls.control}
          autoComplete="off"
          placeholder="día/mes/año"
          value={shownText}
          readOnly={isLocked}
          onChange={({ target }) => {
            setTypedText(target.value);
            setLeft(false);
            const nextDay = findDayWithYear(target.value);
            if (nextDay !== day) onChange(nextDay);
          }}
          onKeyDown={({ key }) => key === "Enter" && onEnter?.()}
          onBlur={() => {
            setTimeout(() => setLeft(true), messageDelayMs);
            const nextDay = findDay(shownText);
            if (nextDay !== "" && !isLocked) setDay(nextDay);
          }}
        />
        {!isLocked && (
          <>
            <input
              ref={calendarInput}
              type="date"
              className={styles.calendar}
              tabIndex={-1}
              aria-hidden
              value={isDay(day) ? day : ""}
              min={min}
              onChange={({ target }) => setDay(target.value)}
            />
            <PushButton look="text" onClick={() => calendarInput.current?.showPicker()}>
              Calendario
            </PushButton>
          </>
        )}
      </div>
    ),
  };
}

export function DateField(props: FieldProps) {
  const { value, path, onChange, isOptional, lockReason } = props;
  const fillButton = useFillButton(props);
  const { errorMessage, isYearMissing, feedback, renderControl } = useDayControl({
    day: formatFieldText(value),
    isLocked: lockReason !== undefined,
    onChange: (day) => onChange(toFieldValue(day, isOptional)),
  });
  const message = isYearMissing ? "falta el año" : errorMessage;
  return (
    <FieldFrame
      {...buildFrameProps(props)}
      isShort
      ownDiagnostic={
        message === undefined
          ? undefined
          : { path, where: "", message, kind: "error", ...(isYearMissing && { isMissing: true as const }) }
      }
      feedback={
        (feedback || fillButton) && (
          <>
            {feedback}
            {fillButton}
          </>
        )
      }
    >
      {renderControl}
    </FieldFrame>
  );
}

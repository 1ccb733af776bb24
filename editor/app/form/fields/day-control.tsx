import { useContext, useRef, useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatTypedDay, parseTypedDay } from "#domain/calendar/typed-day.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import { isEqualPath } from "#editor/api/form/form-value.ts";
import { describeDay, isDay } from "#editor/app/form/describe-day.ts";
import { type FieldProps, FormContext } from "#editor/app/form/form-context.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./day-control.module.css";
import { afterClickMs, type ControlProps, FieldFrame } from "./field-frame.tsx";
import { buildFrameProps, textOf, toFieldValue, useFill } from "./single-value-fields.tsx";

type DayOptions = {
  /** `2026-12-01`; empty for none. */
  day: string;
  today: string;
  min?: string;
  isLocked?: boolean | undefined;
  /** Called with an empty text while there is no such day. */
  onChange: (day: string) => void;
  onEnter?: () => void;
};

const format = (day: string) => (isDay(day) ? formatTypedDay(day) : "");

/**
 * Control for a day, typed in any usual way or picked from the browser's calendar. Browsers' own date fields neither
 * accept `1 dic 2026` nor say that 30 February does not exist.
 */
export function useDayControl({ day, today, min, isLocked = false, onChange, onEnter }: DayOptions) {
  const [typed, setTyped] = useState(format(day));
  const [isLeft, setLeft] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const read = (text: string) => (text.trim() === "" ? { day: "" } : parseTypedDay(text, today));
  const find = (text: string) => {
    const found = read(text);
    return "day" in found ? found.day : "";
  };
  // A year of two digits may be the beginning of one of four.
  const findWhole = (text: string) => (/\d{4}/.test(text) ? find(text) : "");
  // Shows the value if it differs from the typed text: an undo changed it.
  const shown = [findWhole(typed), find(typed)].includes(day) ? typed : format(day);
  const found = read(shown);
  const set = (next: string) => {
    setTyped(format(next));
    // A change to the same day would be an undo step.
    if (next !== day) onChange(next);
  };
  return {
    /** Takes what was typed as if the field was left. @returns the day; empty if there is none. */
    leave: () => {
      const next = find(shown);
      setLeft(true);
      if (next !== "" && !isLocked) set(next);
      return next;
    },
    /** Whether only the year is missing. */
    isYearMissing: "guess" in found,
    /** Why what was typed is no day; only after the field was left. */
    fault: isLeft && "fault" in found ? found.fault : undefined,
    /** The day spelled out, or a button with the day that was probably meant. */
    said:
      "guess" in found ? (
        <PushButton onClick={() => set(found.guess)}>{`Escribir ${formatDate(found.guess)}`}</PushButton>
      ) : (
        isDay(day) && <p className={layout.strong}>{describeDay(day, today)}</p>
      ),
    draw: (tie: ControlProps) => (
      <div className={styles.day}>
        <input
          {...tie}
          className={controls.control}
          autoComplete="off"
          placeholder="día/mes/año"
          value={shown}
          readOnly={isLocked}
          onChange={({ target }) => {
            setTyped(target.value);
            setLeft(false);
            const next = findWhole(target.value);
            if (next !== day) onChange(next);
          }}
          onKeyDown={({ key }) => key === "Enter" && onEnter?.()}
          onBlur={() => {
            setTimeout(() => setLeft(true), afterClickMs);
            const next = find(shown);
            if (next !== "" && !isLocked) set(next);
          }}
        />
        {!isLocked && (
          <>
            <input
              ref={calendar}
              type="date"
              className={styles.calendar}
              tabIndex={-1}
              aria-hidden
              value={isDay(day) ? day : ""}
              min={min}
              onChange={({ target }) => set(target.value)}
            />
            <PushButton look="text" onClick={() => calendar.current?.showPicker()}>
              Calendario
            </PushButton>
          </>
        )}
      </div>
    ),
  };
}

/** Field for a date, also spelled out below in Spanish. */
export function DateField(props: FieldProps) {
  const { value, path, onChange, isOptional, lockedBy } = props;
  const surroundings = useContext(FormContext);
  const fill = useFill(props);
  const { fault, isYearMissing, said, draw } = useDayControl({
    day: textOf(value),
    today: surroundings.today,
    isLocked: lockedBy !== undefined,
    onChange: (day) => onChange(toFieldValue(day, isOptional)),
  });
  const message = isYearMissing ? "falta el año" : fault;
  const others = surroundings.diagnostics.filter((diagnostic) => !isEqualPath(diagnostic.path, path));
  const own: Diagnostic[] =
    message === undefined
      ? []
      : [{ path, where: "", message, kind: "error", ...(isYearMissing && { isMissing: true as const }) }];
  return (
    <FormContext value={message === undefined ? surroundings : { ...surroundings, diagnostics: [...others, ...own] }}>
      <FieldFrame
        {...buildFrameProps(props)}
        isShort
        said={
          (said || fill) && (
            <>
              {said}
              {fill}
            </>
          )
        }
      >
        {draw}
      </FieldFrame>
    </FormContext>
  );
}

import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { Slider, type SliderMark } from "./slider.tsx";

type RangeFieldProps = {
  label: string;
  hint?: string | undefined;
  name: string;
  value: number;
  /** The value as text, shown and read by screen readers: "25 GB". */
  valueText: string;
  /** Labels of the two ends of the scale. */
  ends?: readonly [min: ReactNode, max: ReactNode];
  /** Marked values on the scale, each in the colour of its membership. */
  marks?: readonly SliderMark[];
  min: number;
  max: number;
  onValueChange: (value: number) => void;
} & Omit<
  ComponentProps<"input">,
  "className" | "style" | "type" | "name" | "value" | "min" | "max" | "onChange" | "aria-describedby" | "aria-valuetext"
>;

/** A native slider for a number: dragged with a finger, moved with the arrow keys. */
export function RangeField({ label, hint, id, valueText, ends, marks, onValueChange, ...native }: RangeFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
        </label>
        {/* The value is hidden from screen readers, because the slider already announces it. It is not an `output`,
            which screen readers would read as a status bar, on an extra line. */}
        <span key={valueText} className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      {hint && (
        <p className={styles.hint} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      <Slider
        {...native}
        id={inputId}
        marks={marks}
        ends={ends}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        aria-valuetext={valueText}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
      />
    </div>
  );
}

import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

type RangeFieldProps = {
  label: string;
  hint?: string | undefined;
  name: string;
  value: number;
  /** The value in words, as shown and read aloud: "25 GB". */
  valueText: string;
  /** Labels of the two ends of the scale. */
  ends?: readonly [least: ReactNode, most: ReactNode];
  /** Values worth a mark on the scale, in the colour of the membership that has them. */
  marks?: readonly { at: number; plan: string }[];
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
  const share = (at: number) => `${(100 * (at - native.min)) / (native.max - native.min)}%`;
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
        </label>
        {/* The slider says it. An `output` would be a line of its own, read as a status bar. */}
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      {hint && (
        <p className={styles.hint} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.slider}>
        {/* A drawing, since only some engines can colour a track up to its value, and none can mark it. */}
        <svg className={styles.track} aria-hidden="true">
          <rect className={styles.rail} width="100%" height="100%" rx="5" />
          <rect className={styles.filled} width={share(native.value)} height="100%" rx="5" />
          {marks?.map(({ at, plan }) => (
            <circle key={at} className={styles.mark} data-plan={plan} cx={share(at)} cy="50%" r="8" />
          ))}
        </svg>
        <input
          {...native}
          className={styles.range}
          id={inputId}
          type="range"
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
          aria-valuetext={valueText}
          aria-describedby={hint ? `${inputId}-hint` : undefined}
        />
      </div>
      {ends && (
        <div className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

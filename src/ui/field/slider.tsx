import type { ComponentProps, ReactNode } from "react";
import styles from "./slider.module.css";

export type SliderMark = { value: number; plan: string };

type SliderProps = {
  /**
   * Current value; without `onChange`, it is the initial value, and a script must resize the track's `[data-filled]`.
   */
  value: number;
  min: number;
  max: number;
  marks: readonly SliderMark[] | undefined;
  ends: readonly [min: ReactNode, max: ReactNode] | undefined;
} & Omit<ComponentProps<"input">, "className" | "style" | "type" | "value" | "min" | "max">;

/**
 * A native slider with a drawn track: only some browsers can colour a native track up to the value, and none can show
 * marks on a native track.
 */
export function Slider({ marks, ends, ...native }: SliderProps) {
  const { value, ...rest } = native;
  const { min, max, onChange } = native;
  const formatShare = (index: number) => `${(100 * (index - min)) / (max - min)}%`;
  return (
    <>
      <div className={styles.slider}>
        <svg className={styles.track} aria-hidden="true">
          <rect className={styles.rail} width="100%" height="100%" rx="5" />
          <rect className={styles.filled} data-filled width={formatShare(value)} height="100%" rx="5" />
          {marks?.map(({ value, plan }) => (
            <circle key={value} className={styles.mark} data-plan={plan} cx={formatShare(value)} cy="50%" r="8" />
          ))}
          <svg className={styles.ring} aria-hidden="true" x={formatShare(value)} y="50%">
            <rect x="-21" y="-25" width="42" height="50" rx="11" />
          </svg>
        </svg>
        <input {...rest} {...(onChange ? { value } : { defaultValue: value })} className={styles.range} type="range" />
      </div>
      {ends && (
        <div className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </>
  );
}

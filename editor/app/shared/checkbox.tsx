import type { ReactNode } from "react";
import controls from "./buttons/controls.module.css";
import layout from "./layout.module.css";

type CheckboxProps = {
  id?: string;
  isChecked: boolean;
  "aria-describedby"?: string;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
};

export function Checkbox({ isChecked, onChange, children, ...native }: CheckboxProps) {
  return (
    <label className={layout.tick}>
      <input
        {...native}
        type="checkbox"
        className={controls.box}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

import { useId } from "react";
import controls from "./buttons/controls.module.css";
import layout from "./layout.module.css";

type SelectProps = {
  id?: string;
  value: string | number;
  options: readonly { value: string | number; label: string }[];
  onChange: (value: string) => void;
};

export function Select({ value, options, onChange, ...controlProps }: SelectProps) {
  return (
    <select
      {...controlProps}
      className={controls.control}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export function LabelledSelect({ label, ...select }: SelectProps & { label: string }) {
  const generatedId = useId();
  const { id = generatedId } = select;
  return (
    <div className={layout.labelled}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} />
    </div>
  );
}

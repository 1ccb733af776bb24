import { useEffect, useState } from "react";

/**
 * Keeps a tool's choice in sync with radio buttons elsewhere on the page. Without such buttons, the choice is local
 * state.
 *
 * @param name - name of the page's radio buttons.
 * @param values - values of the page's radio buttons.
 */
export function useSyncedRadio<Value extends string>(
  name: string,
  values: readonly Value[],
  initialValue: Value,
): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState(initialValue);

  useEffect(() => {
    const readChoice = () => {
      const radio = findRadios(name).find(({ checked }) => checked);
      const value = values.find((each) => each === radio?.value);
      if (value !== undefined) setChosen(value);
    };
    readChoice();
    document.addEventListener("change", readChoice);
    return () => document.removeEventListener("change", readChoice);
  }, [name, values]);

  function chooseValue(value: Value) {
    setChosen(value);
    checkRadio(name, value);
  }

  return [chosen, chooseValue];
}

/** Checks one of the page's radio buttons, as if the visitor had chosen it. */
function checkRadio(name: string, value: string): void {
  const radio = findRadios(name).find((each) => each.value === value);
  if (!radio || radio.checked) return;
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
}

const findRadios = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];

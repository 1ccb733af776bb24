import { useState } from "react";
import { type Pasted, pastedPlaces } from "./table-rows.ts";

/** Pastes of all lists, newest last. A reopened list finds its own by the row keys. */
const pastes = new Set<Pasted>();

/** The last paste into these rows, remembered while the tab is open. */
export function usePasted(rows: readonly unknown[]): [Pasted | undefined, (pasted: Pasted | undefined) => void] {
  const [pasted, setPasted] = useState(() => [...pastes].findLast((each) => pastedPlaces(rows, each).length > 0));
  const put = (next: Pasted | undefined) => {
    if (pasted) pastes.delete(pasted);
    if (next) pastes.add(next);
    setPasted(next);
  };
  return [pasted, put];
}

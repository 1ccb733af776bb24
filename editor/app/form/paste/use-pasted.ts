import { useState } from "react";
import { type Pasted, pastedPlaces } from "./table-rows.ts";

/** Of all lists, newest last. Rows are known by their keys, so a list that was left and is opened again finds its own. */
const pastes = new Set<Pasted>();

/** What was pasted last into these rows, for as long as the tab is open. */
export function usePasted(rows: readonly unknown[]): [Pasted | undefined, (pasted: Pasted | undefined) => void] {
  const [pasted, setPasted] = useState(() => [...pastes].findLast((each) => pastedPlaces(rows, each).length > 0));
  const put = (next: Pasted | undefined) => {
    if (pasted) pastes.delete(pasted);
    if (next) pastes.add(next);
    setPasted(next);
  };
  return [pasted, put];
}

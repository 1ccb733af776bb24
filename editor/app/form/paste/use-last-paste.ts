import { useState } from "react";
import { findPastedIndexes, type PasteResult } from "./spreadsheet-rows.ts";

/** The pastes into all lists, newest last. A list that is opened again finds its pastes by their row keys. */
const pastes = new Set<PasteResult>();

/** The last paste into these rows, remembered while the tab is open. */
export function useLastPaste(
  rows: readonly unknown[],
): [PasteResult | undefined, (pasted: PasteResult | undefined) => void] {
  const [pasted, setPasted] = useState(() => [...pastes].findLast((each) => findPastedIndexes(rows, each).length > 0));
  const put = (next: PasteResult | undefined) => {
    if (pasted) pastes.delete(pasted);
    if (next) pastes.add(next);
    setPasted(next);
  };
  return [pasted, put];
}

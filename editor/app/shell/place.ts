import { useCallback, useEffect, useState } from "react";

/**
 * What is open: `#promociones/3` is the third row of a list, `#promociones/3/period.to` a field of it, `#portada//banner.tag`
 * one of a list that is a single form, `#contrato-de-adhesion/precio` a clause, `#ayuda/avisos` a page of the guide.
 */
export type Place = {
  id: string;
  part: string;
  row: number;
  /** Names of fields and numbers of rows, with points between them; empty for none. */
  field: string;
};

export function placeIn(hash: string): Place {
  const [id = "", part = "", field = ""] = hash.replace(/^#/, "").split("/");
  return { id, part, row: Math.max(0, (Number.parseInt(part, 10) || 1) - 1), field };
}

/** The place in the address, which a reload of the tab keeps, and how to open another row of the same list. */
export function usePlace(): Place & { openRow: (row: number) => void } {
  const [place, setPlace] = useState(() => placeIn(location.hash));
  useEffect(() => {
    const follow = () => setPlace(placeIn(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const openRow = useCallback((row: number) => {
    const { id } = placeIn(location.hash);
    // Not a step of the browser's history: the back button leads to the list before.
    history.replaceState(null, "", `#${id}/${row + 1}`);
    setPlace({ id, part: `${row + 1}`, row, field: "" });
  }, []);
  return { ...place, openRow };
}

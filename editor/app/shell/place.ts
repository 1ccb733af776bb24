import { useCallback, useEffect, useState } from "react";

/**
 * The open place: `#promociones/3` is the third row of a list, `#promociones/3/period.to` a field of it,
 * `#portada//banner.tag` a field of a list that is a single form, `#contrato-de-adhesion/precio` a clause, and
 * `#ayuda/avisos` a page of the guide.
 */
export type Place = {
  id: string;
  part: string;
  row: number;
  /** Field names and row numbers, joined by dots; empty for none. */
  field: string;
};

export function placeIn(hash: string): Place {
  const [id = "", part = "", field = ""] = hash.replace(/^#/, "").split("/");
  return { id, part, row: Math.max(0, (Number.parseInt(part, 10) || 1) - 1), field };
}

/** The place in the URL hash, which survives a reload, and a function that opens another row of the same list. */
export function usePlace(): Place & { openRow: (row: number) => void } {
  const [place, setPlace] = useState(() => placeIn(location.hash));
  useEffect(() => {
    const follow = () => setPlace(placeIn(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const openRow = useCallback((row: number) => {
    const { id } = placeIn(location.hash);
    // Without a step in the browser's history: the back button leads to the previous list.
    history.replaceState(null, "", `#${id}/${row + 1}`);
    setPlace({ id, part: `${row + 1}`, row, field: "" });
  }, []);
  return { ...place, openRow };
}

import { useCallback, useState } from "react";
import { focusField } from "#editor/app/form/focus-field.ts";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";

/**
 * A location in the editor, as in its URL hash:
 * - `#promociones/3`: the third row of a list.
 * - `#promociones/3/period.to`: a field of that row.
 * - `#portada//banner.tag`: a field of a list that is a single form.
 * - `#contrato-de-adhesion/precio`: a clause of a legal text.
 * - `#ayuda/avisos`: a page of the guide.
 */
export type EditorLocation = {
  /** Id of a list, legal text or file, or `ayuda`; empty for the start page. */
  id: string;
  /** Second step of the hash: a row number counted from 1, or the id of a clause or guide page. */
  part: string;
  /** Row index counted from 0; 0 if `part` is not a number. */
  row: number;
  /** Field names and row numbers, joined by dots; empty for none. */
  field: string;
};

/** Parses a URL hash, with or without its `#`. */
export function parseEditorLocation(hash: string): EditorLocation {
  const [id = "", part = "", field = ""] = hash.replace(/^#/, "").split("/");
  return { id, part, row: Math.max(0, (Number.parseInt(part, 10) || 1) - 1), field };
}

/** Opens a location and focuses its field, even if it is already open. */
export function openEditorLocation(hash: string): void {
  if (location.hash !== `#${hash}`) {
    location.hash = hash;
    return;
  }
  const { part, row, field } = parseEditorLocation(hash);
  if (field !== "") setTimeout(() => focusField([...(part === "" ? [] : [row]), ...field.split(".")]));
}

/** The location in the URL hash, and a function that opens another row of the same list. */
export function useEditorLocation(): EditorLocation & { openRow: (row: number) => void } {
  const [editorLocation, setEditorLocation] = useState(() => parseEditorLocation(location.hash));
  useListener(window, "hashchange", () => setEditorLocation(parseEditorLocation(location.hash)));
  const openRow = useCallback((row: number) => {
    const { id } = parseEditorLocation(location.hash);
    // Adds no history entry, so that the back button returns to the previous list.
    history.replaceState(null, "", `#${id}/${row + 1}`);
    setEditorLocation({ id, part: `${row + 1}`, row, field: "" });
  }, []);
  return { ...editorLocation, openRow };
}

export const replacePageHash = "reemplazar";

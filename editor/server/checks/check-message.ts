/** Findings of «Comprobar» in words for staff, with the details for developers kept apart. */
import { coverageOverlays, overlayName } from "#content/coverage/coverage-overlays.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import type { CheckLine } from "#editor/api/publish-api.ts";
import { describeError } from "#editor/server/site/file-label.ts";

const send = "Manda el detalle a quien desarrolla el sitio.";

/** For errors in lists and in code that reads them: a line names its list by the file, or is only about code. */
export function describeListError(line: string): CheckLine {
  const { words, raw } = describeError(line);
  if (raw !== undefined) return { words: `Así no se puede armar el sitio. ${send}`, raw };
  const file = editableLists.find((list) => line.includes(list.file))?.file;
  return { words, ...placeOf(file, line) };
}

/** @param line - names the row of a list of files: the list has no form, but each of its files does. */
function placeOf(file: string | undefined, line = ""): Pick<CheckLine, "at"> {
  const list = editableLists.find((each) => each.file === file);
  if (!list) return {};
  if (!list.isOfFiles) return { at: { place: list.id, label: list.label } };
  const overlay = coverageOverlays.find((each) => line.includes(`(«${overlayName(each)}»)`));
  return overlay ? { at: { place: overlay.id, label: `Cobertura ${overlayName(overlay)}` } } : {};
}

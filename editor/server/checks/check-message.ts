/** Formats the messages of «Comprobar» for staff; `raw` contains details for developers. */
import { coverageOverlays, formatOverlayName } from "#content/coverage/coverage-overlays.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import type { CheckLine } from "#editor/api/publish-api.ts";
import { describeError } from "#editor/server/site/file-label.ts";

const send = "Manda el detalle a quien desarrolla el sitio.";

/**
 * Describes an error. The line of an error in a list names the list's file; the line of an error in code becomes `raw`.
 */
export function describeListError(line: string): CheckLine {
  const { message, raw } = describeError(line);
  if (raw !== undefined) return { message: `Así no se puede armar el sitio. ${send}`, raw };
  const file = editableLists.find((list) => line.includes(list.file))?.file;
  return { message, ...placeOf(file, line) };
}

/** @param line - names the coverage file: each of these files has a form, but their list has none. */
function placeOf(file: string | undefined, line = ""): Pick<CheckLine, "at"> {
  const list = editableLists.find((each) => each.file === file);
  if (!list) return {};
  if (!list.isUploadOnly) return { at: { place: list.id, label: list.label } };
  const overlay = coverageOverlays.find((each) => line.includes(`(«${formatOverlayName(each)}»)`));
  return overlay ? { at: { place: overlay.id, label: `Cobertura ${formatOverlayName(overlay)}` } } : {};
}

/** Words diagnostics of «Comprobar» for staff, with the details for developers in `raw`. */
import { coverageOverlays, overlayName } from "#content/coverage/coverage-overlays.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import type { CheckLine } from "#editor/api/publish-api.ts";
import { describeError } from "#editor/server/site/file-label.ts";

const send = "Manda el detalle a quien desarrolla el sitio.";

/** Describes an error in a list, whose line names the list's file, or in code, whose line goes to the developers. */
export function describeListError(line: string): CheckLine {
  const { message, raw } = describeError(line);
  if (raw !== undefined) return { message: `Así no se puede armar el sitio. ${send}`, raw };
  const file = editableLists.find((list) => line.includes(list.file))?.file;
  return { message, ...placeOf(file, line) };
}

/** @param line - names the row in a list of files, which has no form itself, while each of its files has one. */
function placeOf(file: string | undefined, line = ""): Pick<CheckLine, "at"> {
  const list = editableLists.find((each) => each.file === file);
  if (!list) return {};
  if (!list.isUploadOnly) return { at: { place: list.id, label: list.label } };
  const overlay = coverageOverlays.find((each) => line.includes(`(«${overlayName(each)}»)`));
  return overlay ? { at: { place: overlay.id, label: `Cobertura ${overlayName(overlay)}` } } : {};
}

/** Formats the messages of «Comprobar» for staff; `raw` contains details for developers. */
import { coverageOverlays, formatOverlayName } from "#content/coverage/coverage-overlays.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import type { CheckLine } from "#editor/api/publish-api.ts";
import { describeError } from "#editor/server/site/file-label.ts";

const send = "Manda el detalle a quien desarrolla el sitio.";

/**
 * Describes an error, given as a line. If the line names the file of a list, the result has a link to the list; for an
 * error in code, the line becomes `raw`.
 */
export function describeListError(line: string): CheckLine {
  const { message, raw } = describeError(line);
  if (raw !== undefined) return { message: `Así no se puede armar el sitio. ${send}`, raw };
  const file = editableLists.find((list) => line.includes(list.file))?.file;
  return { message, ...findPlace(file, line) };
}

/** The list of coverage files has no form, but each file has one. @param line - names the coverage file. */
function findPlace(file: string | undefined, line = ""): Pick<CheckLine, "at"> {
  const list = editableLists.find((each) => each.file === file);
  if (!list) return {};
  if (!list.isUploadOnly) return { at: { place: list.id, label: list.label } };
  const overlay = coverageOverlays.find((each) => line.includes(`(«${formatOverlayName(each)}»)`));
  return overlay ? { at: { place: overlay.id, label: `Cobertura ${formatOverlayName(overlay)}` } } : {};
}

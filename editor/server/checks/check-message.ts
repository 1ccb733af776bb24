/** What «Comprobar» found, in words for staff; what only a developer understands is kept apart. */
import { coverageOverlays, overlayName } from "#content/coverage/coverage-overlays.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import type { CheckLine } from "#editor/api/api.ts";
import { describeError } from "#editor/server/site/file-label.ts";

const send = "Manda el detalle a quien desarrolla el sitio.";

/** Of lists and of what reads them: a line names its list by its file, or is in code alone. */
export function listWords(line: string): CheckLine {
  const { words, raw } = describeError(line);
  if (raw !== undefined) return { words: `Así no se puede armar el sitio. ${send}`, raw };
  const file = editableLists.find((list) => line.includes(list.file))?.file;
  return { words, ...placeOf(file, line) };
}

/** @param line - of a list of files, which has no form of its own: it names the row, whose file has one. */
function placeOf(file: string | undefined, line = ""): Pick<CheckLine, "at"> {
  const list = editableLists.find((each) => each.file === file);
  if (!list) return {};
  if (!list.isOfFiles) return { at: { place: list.id, label: list.label } };
  const overlay = coverageOverlays.find((each) => line.includes(`(«${overlayName(each)}»)`));
  return overlay ? { at: { place: overlay.id, label: `Cobertura ${overlayName(overlay)}` } } : {};
}

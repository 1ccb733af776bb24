/** What «Comprobar» found, in words for staff; what only a developer understands is kept apart. */
import { dirname } from "node:path";
import { coverageOverlays, overlayName } from "#content/coverage/coverage-overlays.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { spanishList } from "#domain/spanish-list.ts";
import type { CheckLine } from "./api.ts";
import type { Texts } from "./other-text.ts";
import { spokenFault, spokenFile } from "./spoken-files.ts";

const send = "Manda el detalle a quien desarrolla el sitio.";

/** Of lists and of what reads them: a line names its list by its file, or is in code alone. */
export function listWords(line: string): CheckLine {
  const { words, raw } = spokenFault(line);
  if (raw !== undefined) return { words: `Así no se puede armar el sitio. ${send}`, raw };
  const file = editableLists.find((list) => line.includes(list.file))?.file;
  return { words, ...placeOf(file, line) };
}

const isOfTest = (line: string) => /^\S+\.test\.tsx?: /.test(line);

/**
 * Of the tests of the content: `src/content/devices/devices.test.ts: no pasó «…»: …`, or why they did not end.
 *
 * @param drafts - one of them made a test fail.
 */
export function testWords(lines: readonly string[], drafts: Texts): CheckLine[] {
  if (lines.every(isOfTest)) return lines.map((line) => failureWords(line, drafts));
  return [{ words: `Las pruebas no terminaron. ${send}`, raw: lines.join("\n") }];
}

function failureWords(raw: string, drafts: Texts): CheckLine {
  const [, folder = "", , said = ""] = /^(\S+)\/[^/]+\.test\.tsx?: (no pasó «.*?»: )?(.*)$/s.exec(raw) ?? [];
  const files = [...drafts.keys()];
  const near = files.filter((file) => dirname(readerOf(file) ?? file).startsWith(folder) && folder !== "");
  const about = near.length > 0 ? near : files;
  const [, meant = ""] = /^(?:AssertionError: )?(.{3,60}?): expected /.exec(said) ?? [];
  const by = about.some((file) => drafts.get(file)?.includes(meant)) && meant !== "" ? ` por «${meant}»` : "";
  const where = about.length > 0 ? `${spanishList(about.map(spokenFile))}: ` : "";
  const words = `${where}una prueba no pasó${by}. Revisa lo que cambiaste ahí. Si está bien, manda el detalle a quien desarrolla el sitio.`;
  return { words, raw, ...(about.length === 1 && placeOf(about[0])) };
}

/** Of what is in code alone, all of it. */
export function buildWords(lines: readonly string[]): CheckLine[] {
  return lines.length === 0 ? [] : [{ words: `El sitio no se pudo construir. ${send}`, raw: lines.join("\n") }];
}

const readerOf = (file: string) => editableLists.find((list) => list.file === file)?.reader;

/** @param line - of a list of files, which has no form of its own: it names the row, whose file has one. */
function placeOf(file: string | undefined, line = ""): Pick<CheckLine, "at"> {
  const list = editableLists.find((each) => each.file === file);
  if (!list) return {};
  if (!list.isOfFiles) return { at: { place: list.id, label: list.label } };
  const overlay = coverageOverlays.find((each) => line.includes(`(«${overlayName(each)}»)`));
  return overlay ? { at: { place: overlay.id, label: `Cobertura ${overlayName(overlay)}` } } : {};
}

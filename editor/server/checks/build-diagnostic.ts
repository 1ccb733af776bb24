/** Explains to staff why a build failed, with the name of the list and field, or of the legal text and clause. */

import { formatFieldPath, toFormSchema } from "#content/forms/check/path-label.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getDataOnDay, listComingDays, splitComingChanges } from "#domain/calendar/coming-changes.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { formatFieldPlace, listLeaves } from "#editor/api/form/form-value.ts";
import type { CheckLine } from "#editor/api/publish-api.ts";
import { parseTextSource } from "#editor/server/legal/source/text-source.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";
import type { BuildFailure } from "./trial-build.ts";

/** Text of a file to be published, before and after the change; empty if the file does not exist. */
export type DraftChange = { path: string; before: string; after: string };

type Content = {
  drafts: readonly DraftChange[];
  lists: readonly EditableList[];
  /** The coming day on which the build failed; undefined for today. */
  day?: IsoDay | undefined;
  /** Whether the site builds without the drafts. */
  wasBuilt: () => Promise<boolean>;
};

/** A text that a person wrote or changed, and its place. */
type Written = { text: string; where: string; at: { place: string; label: string } };

const tell = "Avisa a quien desarrolla el sitio y mándale el detalle. Tu borrador sigue aquí.";

export async function describeBuildFailure(failure: BuildFailure, content: Content): Promise<CheckLine> {
  const { message, ...more } = await describeFailure(failure, content);
  return { message: content.day === undefined ? message : `Desde el ${formatDate(content.day)}. ${message}`, ...more };
}

async function describeFailure(
  { lines, isContentError }: BuildFailure,
  { drafts, lists, day, wasBuilt }: Content,
): Promise<CheckLine> {
  // Drop lines of stages that succeeded.
  const told = lines.filter((line) => !line.startsWith("✔"));
  const raw = told.join("\n");
  if (!isContentError) {
    const why = /ENOSPC|EDQUOT|No space left/.test(raw)
      ? "No hay espacio en el disco para probar el sitio: libera espacio y publica otra vez."
      : "La prueba del sitio no terminó en este equipo: publica otra vez.";
    return { message: `${why} No es por lo que escribiste. Si sigue igual, a${tell.slice(1)}`, raw };
  }
  const written = (await Promise.all(drafts.map((draft) => listWrittenTexts(draft, { lists, day })))).flat();
  const named = filterNamed(raw, written);
  const [first] = named;
  if (first && named.length === 1) {
    const why = told.findLast((line) => /^«[^»]+» [^/]+$/.test(line))?.replace(/^«[^»]+» /, "");
    const words = `${capitalize(first.where)}: con «${short(first.text)}» el sitio no se puede construir${why ? ` («${why}»)` : ""}. ${mend}`;
    return { message: words, at: first.at, raw };
  }
  // The message does not name exactly one written text, so the error may be older than the drafts.
  if (!(await wasBuilt()))
    return { message: `El sitio ya no se podía construir antes de tu cambio${formatQuote(raw)}. ${tell}`, raw };
  const places = (named.length > 0 ? named : written).map(({ where }) => where);
  const files = [...new Set(drafts.map(({ path }) => formatFileLabel(path)))];
  const where = places.length > 0 && places.length <= maxPlaces ? [...new Set(places)] : files;
  const at = (named[0] ?? written[0])?.at;
  const words = `El sitio no se puede construir con lo que cambiaste en ${formatSpanishList(where)}${formatQuote(raw)}. ${mend}`;
  return { message: words, raw, ...(at && { at }) };
}

const mend = "Cámbialo y publica otra vez: tu borrador sigue aquí.";

/** Maximum number of places that a message names; if there are more, the message names the files instead. */
const maxPlaces = 4;

/** Formats the first words that the message quotes: `: se detiene en «…»`; empty if it quotes none. */
function formatQuote(raw: string): string {
  const [, words] = /«([^»]+)»/.exec(raw) ?? [];
  return words === undefined ? "" : `: se detiene en «${short(words)}»`;
}

const short = (words: string) => (words.length > 80 ? `${words.slice(0, 79)}…` : words);

/** The written texts that occur in the message, or that contain words quoted in the message. */
function filterNamed(raw: string, written: readonly Written[]): readonly Written[] {
  const message = plain(raw);
  const quotes = [...raw.matchAll(/«([^»]+)»|"([^"]+)"|'([^']+)'|`([^`]+)`/g)]
    .map(([, ...found]) => plain(found.find(Boolean) ?? ""))
    .filter(Boolean);
  const isNamed = ({ text }: Written) => {
    const words = plain(text);
    if (words.length >= minLetters && message.includes(words)) return true;
    return quotes.some(
      (quote) => (quote.length >= minLetters || /[^\p{L}\p{N}\s]/u.test(quote)) && words.includes(quote),
    );
  };
  return written.filter(isNamed);
}

/** Minimum length of a text to search for in the message; shorter texts occur too often. */
const minLetters = 4;

/** Normalizes text as tools print it: single spaces, no Markdown. */
const plain = (text: string) =>
  text
    .replaceAll(/[*_\\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

type Reading = Pick<Content, "lists" | "day">;

async function listWrittenTexts(draft: DraftChange, reading: Reading): Promise<Written[]> {
  try {
    return isDataFile(draft.path) ? await listWrittenInList(draft, reading) : listWrittenInText(draft);
  } catch {
    // The file cannot be parsed, so the message names only the whole file.
    return [];
  }
}

async function listWrittenInList({ path, before, after }: DraftChange, { lists, day }: Reading): Promise<Written[]> {
  const list = lists.find(({ file }) => file === path);
  if (!list) return [];
  const { schema } = await list.form();
  const listTexts = (data: unknown) =>
    listLeaves(toFormSchema(schema), data)
      .filter(({ value }) => typeof value === "string" || typeof value === "number")
      .map(({ path, value }) => ({ at: path, text: String(value) }));
  const known = new Set(
    before === "" ? [] : listTexts(splitComingChanges(parseDataModule(before)).data).map(({ text }) => text),
  );
  const stored = parseDataModule(after);
  const data = day === undefined ? splitComingChanges(stored).data : getDataOnDay(stored, day);
  const form = day !== undefined && listComingDays(stored, "").includes(day) ? `${list.id}@${day}` : list.id;
  return listTexts(data)
    .filter(({ text }) => !known.has(text))
    .map(({ text, at }) => ({
      text,
      where: `«${list.label}» › ${formatFieldPath(schema, at, data)}`,
      at: { place: list.isUploadOnly ? list.id : formatFieldPlace(form, at), label: list.label },
    }));
}

function listWrittenInText({ path, before, after }: DraftChange): Written[] {
  const file = parseLegalPath(path);
  if (!file?.isSource) return [];
  const known = new Set(before.split("\n"));
  const { opening, clauses } = parseTextSource(after);
  const label = formatFileLabel(path).replace(/^el texto legal «(.*)»$/, "$1");
  const parts = [{ id: "", title: "Datos del texto", heading: opening, body: "" }, ...clauses];
  return parts.flatMap(({ id, title, heading, body }) =>
    `${heading}${body}`
      .split("\n")
      .filter((line) => line.trim() !== "" && !known.has(line))
      .map((line) => ({
        text: line,
        where: `${formatFileLabel(path)}, «${title}»`,
        at: { place: id === "" ? file.id : `${file.id}/${id}`, label },
      })),
  );
}

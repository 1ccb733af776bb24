/** Explains to staff why a build failed, with the name of the list and field, or of the legal text and clause. */

import { formatFieldPath, toFormSchema } from "#content/forms/check/path-label.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getDataOnDay, listComingChangeDays, splitComingChanges } from "#domain/calendar/coming-changes.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { formatFieldLocation, listLeaves } from "#editor/api/form/form-value.ts";
import type { CheckLine } from "#editor/api/requests/publish-api.ts";
import { parseLegalTextSource } from "#editor/server/legal/source/legal-text-source.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";
import type { BuildFailure } from "./trial-build.ts";

/** Text of a file to be published, before and after the change; empty if the file does not exist. */
export type DraftChange = { path: string; before: string; after: string };

type FailedContent = {
  drafts: readonly DraftChange[];
  lists: readonly EditableList[];
  /** Coming day on which the build failed; undefined for today. */
  failedDay?: IsoDay | undefined;
  buildsWithoutDrafts: () => Promise<boolean>;
};

/** A text that a person wrote or changed, and its location. */
type WrittenText = { text: string; where: string; at: { location: string; label: string } };

const tellDeveloperText = "Avisa a quien desarrolla el sitio y mándale el detalle. Tu borrador sigue aquí.";

export async function describeBuildFailure(failure: BuildFailure, content: FailedContent): Promise<CheckLine> {
  const { message, ...more } = await describeFailure(failure, content);
  return {
    message: content.failedDay === undefined ? message : `Desde el ${formatDate(content.failedDay)}. ${message}`,
    ...more,
  };
}

async function describeFailure(
  { lines, isContentError }: BuildFailure,
  { drafts, lists, failedDay, buildsWithoutDrafts }: FailedContent,
): Promise<CheckLine> {
  const outputLines = lines.filter((line) => !line.startsWith("✔"));
  const raw = outputLines.join("\n");
  if (!isContentError) {
    const machineReason = /ENOSPC|EDQUOT|No space left/.test(raw)
      ? "No hay espacio en el disco para probar el sitio: libera espacio y publica otra vez."
      : "La prueba del sitio no terminó en este equipo: publica otra vez.";
    return {
      message: `${machineReason} No es por lo que escribiste. Si sigue igual, a${tellDeveloperText.slice(1)}`,
      raw,
    };
  }
  const writtenTexts = (await Promise.all(drafts.map((draft) => listWrittenTexts(draft, { lists, failedDay })))).flat();
  const mentionedTexts = filterMentionedTexts(raw, writtenTexts);
  const [first] = mentionedTexts;
  if (first && mentionedTexts.length === 1) {
    const quotedReason = outputLines.findLast((line) => /^«[^»]+» [^/]+$/.test(line))?.replace(/^«[^»]+» /, "");
    const message = `${capitalize(first.where)}: con «${shorten(first.text)}» el sitio no se puede construir${quotedReason ? ` («${quotedReason}»)` : ""}. ${fixInstruction}`;
    return { message, at: first.at, raw };
  }
  // The message does not match exactly one written text, so the error may be older than the drafts.
  if (!(await buildsWithoutDrafts()))
    return {
      message: `El sitio ya no se podía construir antes de tu cambio${formatQuote(raw)}. ${tellDeveloperText}`,
      raw,
    };
  const locationLabels = (mentionedTexts.length > 0 ? mentionedTexts : writtenTexts).map(({ where }) => where);
  const files = [...new Set(drafts.map(({ path }) => formatFileLabel(path)))];
  const locations =
    locationLabels.length > 0 && locationLabels.length <= maxLocations ? [...new Set(locationLabels)] : files;
  const location = (mentionedTexts[0] ?? writtenTexts[0])?.at;
  const message = `El sitio no se puede construir con lo que cambiaste en ${formatSpanishList(locations)}${formatQuote(raw)}. ${fixInstruction}`;
  return { message, raw, ...(location && { at: location }) };
}

const fixInstruction = "Cámbialo y publica otra vez: tu borrador sigue aquí.";

/** Maximum number of locations that a message lists; if there are more, it lists the files instead. */
const maxLocations = 4;

/** Formats the first words that the message quotes: `: se detiene en «…»`; empty if it quotes none. */
function formatQuote(raw: string): string {
  const [, quote] = /«([^»]+)»/.exec(raw) ?? [];
  return quote === undefined ? "" : `: se detiene en «${shorten(quote)}»`;
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** Filters the written texts that occur in the message, or that contain words quoted in it. */
function filterMentionedTexts(raw: string, writtenTexts: readonly WrittenText[]): readonly WrittenText[] {
  const normalizedMessage = normalize(raw);
  const quotes = [...raw.matchAll(/«([^»]+)»|"([^"]+)"|'([^']+)'|`([^`]+)`/g)]
    .map(([, ...captures]) => normalize(captures.find(Boolean) ?? ""))
    .filter(Boolean);
  const isInMessage = ({ text }: WrittenText) => {
    const normalizedText = normalize(text);
    if (normalizedText.length >= minSearchLength && normalizedMessage.includes(normalizedText)) return true;
    return quotes.some(
      (quote) => (quote.length >= minSearchLength || /[^\p{L}\p{N}\s]/u.test(quote)) && normalizedText.includes(quote),
    );
  };
  return writtenTexts.filter(isInMessage);
}

/** Minimum length of a text, in characters, to search for it in the message; shorter texts occur too often. */
const minSearchLength = 4;

/** Normalizes text as tools print it: single spaces, no Markdown. */
const normalize = (text: string) =>
  text
    .replaceAll(/[*_\\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

type ContentToRead = Pick<FailedContent, "lists" | "failedDay">;

async function listWrittenTexts(draft: DraftChange, reading: ContentToRead): Promise<WrittenText[]> {
  try {
    return isDataFile(draft.path) ? await listWrittenInList(draft, reading) : listWrittenInText(draft);
  } catch {
    // The file cannot be parsed, so the message names the whole file.
    return [];
  }
}

async function listWrittenInList(
  { path, before, after }: DraftChange,
  { lists, failedDay }: ContentToRead,
): Promise<WrittenText[]> {
  const draftList = lists.find(({ file }) => file === path);
  if (!draftList) return [];
  const { schema } = await draftList.form();
  const listTexts = (data: unknown) =>
    listLeaves(toFormSchema(schema), data)
      .filter(({ value }) => typeof value === "string" || typeof value === "number")
      .map(({ path, value }) => ({ at: path, text: String(value) }));
  const oldTexts = new Set(
    before === "" ? [] : listTexts(splitComingChanges(parseDataModule(before)).data).map(({ text }) => text),
  );
  const storedData = parseDataModule(after);
  const data = failedDay === undefined ? splitComingChanges(storedData).data : getDataOnDay(storedData, failedDay);
  const form =
    failedDay !== undefined && listComingChangeDays(storedData, "").includes(failedDay)
      ? `${draftList.id}@${failedDay}`
      : draftList.id;
  return listTexts(data)
    .filter(({ text }) => !oldTexts.has(text))
    .map(({ text, at }) => ({
      text,
      where: `«${draftList.label}» › ${formatFieldPath(schema, at, data)}`,
      at: { location: draftList.isUploadOnly ? draftList.id : formatFieldLocation(form, at), label: draftList.label },
    }));
}

function listWrittenInText({ path, before, after }: DraftChange): WrittenText[] {
  const file = parseLegalPath(path);
  if (!file?.isSource) return [];
  const oldLines = new Set(before.split("\n"));
  const { opening, clauses } = parseLegalTextSource(after);
  const label = formatFileLabel(path).replace(/^el texto legal «(.*)»$/, "$1");
  const sections = [{ id: "", title: "Datos del texto", heading: opening, body: "" }, ...clauses];
  return sections.flatMap(({ id, title, heading, body }) =>
    `${heading}${body}`
      .split("\n")
      .filter((line) => line.trim() !== "" && !oldLines.has(line))
      .map((line) => ({
        text: line,
        where: `${formatFileLabel(path)}, «${title}»`,
        at: { location: id === "" ? file.id : `${file.id}/${id}`, label },
      })),
  );
}

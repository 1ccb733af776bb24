/** Reads and writes the head of a legal text: title, date and «En corto». A write replaces only changed values. */
import { isMap, isScalar, isSeq, parseDocument, type Scalar, stringify } from "yaml";
import { normalizeText } from "#domain/text/normalize-text.ts";
import type { LegalTextHead } from "#editor/api/requests/legal-text-api.ts";

/** `summary.0` is the first sentence of the summary. */
type HeadField = "title" | "inForce" | "version" | `summary.${number}`;

const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Replaces values in the head of a text. @throws {Error} in Spanish, if the head has an unexpected form. */
export function replaceHeadValues(
  text: string,
  { title, inForce, summary, version }: Partial<LegalTextHead> & { version?: string },
): string {
  const newValues: [HeadField, string | undefined][] = [
    ["title", title],
    ["inForce", inForce],
    ["version", version],
    ...(summary ?? []).map((sentence, index): [HeadField, string] => [`summary.${index}`, sentence]),
  ];
  const start = text.indexOf("\n") + 1;
  const readField = createFieldReader(text);
  return (
    newValues
      .flatMap(([field, value]) => (value === undefined ? [] : [{ value, scalar: readField(field) }]))
      // Skips unchanged values, so that each keeps its formatting.
      .filter(({ value, scalar }) => value !== scalar.value && toSingleLine(value) !== scalar.value)
      .toSorted((a, b) => getPosition(b.scalar).from - getPosition(a.scalar).from)
      .reduce((before, { value, scalar }) => {
        const { from, to } = getPosition(scalar);
        const yaml = stringify(toSingleLine(value), { lineWidth: 0 }).trimEnd();
        return before.slice(0, start + from) + yaml + before.slice(start + to);
      }, text)
  );
}

export function parseHead(text: string): LegalTextHead & { version: string } {
  const readField = createFieldReader(text);
  const readValue = (field: HeadField) => String(readField(field).value ?? "");
  const summary = [0, 1, 2].map((index) => readValue(`summary.${index}`));
  return { title: readValue("title"), inForce: readValue("inForce"), version: readValue("version"), summary };
}

function createFieldReader(text: string): (field: HeadField) => Scalar {
  const [, yaml] = frontMatterPattern.exec(text) ?? [];
  const { contents, errors } = parseDocument(yaml ?? "");
  return (field) => {
    const [name = "", at] = field.split(".");
    const value = isMap(contents) && errors.length === 0 ? contents.get(name, true) : undefined;
    const scalar = at === undefined ? value : isSeq(value) ? value.get(Number(at), true) : undefined;
    if (!isScalar(scalar)) throw new Error(`entre las líneas --- falta ${name}, o está escrito de otra manera`);
    return scalar;
  };
}

function getPosition({ range }: Scalar): { from: number; to: number } {
  const [from = 0, to = 0] = range ?? [];
  return { from, to };
}

const toSingleLine = (value: string) => normalizeText(value).replaceAll(/\s+/g, " ").trim();

/** Characters that no font draws, including line breaks. */
const controlCharacters = /\p{Cc}/gu;

/** Converts a text to a Typst string without markup. */
export function toTypstString(text: string): string {
  const printable = text.toWellFormed().replace(controlCharacters, " ");
  return `"${printable.replace(/["\\]/g, "\\$&")}"`;
}

export function toTypstValue(data: unknown): string {
  return `json(bytes(${toTypstString(JSON.stringify(data))}))`;
}

/** Characters that no font draws, including line breaks. */
const control = /\p{Cc}/gu;

/** Converts a text to a Typst string without markup. */
export function toTypstString(text: string): string {
  const plain = text.toWellFormed().replace(control, " ");
  return `"${plain.replace(/["\\]/g, "\\$&")}"`;
}

export function toTypstValue(data: unknown): string {
  return `json(bytes(${toTypstString(JSON.stringify(data))}))`;
}

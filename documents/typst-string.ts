/** Characters that no font draws, including line breaks. */
const control = /\p{Cc}/gu;

/** A text as a Typst string, without any markup. */
export function toTypstString(text: string): string {
  const plain = text.toWellFormed().replace(control, " ");
  return `"${plain.replace(/["\\]/g, "\\$&")}"`;
}

/** Data as a Typst value, via JSON. */
export function toTypstValue(data: unknown): string {
  return `json(bytes(${toTypstString(JSON.stringify(data))}))`;
}

/** No font draws these; line breaks are among them. */
const control = /\p{Cc}/gu;

/** A text as a Typst string: whatever it contains, nothing in it is markup. */
export function typstString(text: string): string {
  const plain = text.toWellFormed().replace(control, " ");
  return `"${plain.replace(/["\\]/g, "\\$&")}"`;
}

/** Data as a Typst value, read as JSON. */
export function typstData(data: unknown): string {
  return `json(bytes(${typstString(JSON.stringify(data))}))`;
}

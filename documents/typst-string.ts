/** No font draws these; line breaks are among them. */
const control = /\p{Cc}/gu;

/** A text as a string of Typst: whatever it holds, nothing in it is markup. */
export function typstString(text: string): string {
  const plain = text.toWellFormed().replace(control, " ");
  return `"${plain.replace(/["\\]/g, "\\$&")}"`;
}

/** Data as a value of Typst, which reads them as JSON. */
export function typstData(data: unknown): string {
  return `json(bytes(${typstString(JSON.stringify(data))}))`;
}

/** Characters that no font draws, including line breaks. */
const control = /\p{Cc}/gu;

/** A text as a Typst string, without any markup. */
export function typstString(text: string): string {
  const plain = text.toWellFormed().replace(control, " ");
  return `"${plain.replace(/["\\]/g, "\\$&")}"`;
}

/** Data as a Typst value, via JSON. */
export function typstData(data: unknown): string {
  return `json(bytes(${typstString(JSON.stringify(data))}))`;
}

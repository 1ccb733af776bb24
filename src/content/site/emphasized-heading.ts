/** A page heading in three parts, which include the spaces between them. The middle part is emphasized. */
export type EmphasizedHeading = readonly [before: string, loud: string, after: string];

/** @param text - with the emphasized part between asterisks: `Tu celular ya trae el *chip*`. */
export function parseEmphasizedHeading(text: string): EmphasizedHeading {
  const [before = "", emphasized = "", after = ""] = text.split("*");
  return [before, emphasized, after];
}

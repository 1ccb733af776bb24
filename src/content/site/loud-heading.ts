/** A page heading in three parts, including their spaces; the middle part is emphasized. */
export type LoudHeading = readonly [before: string, loud: string, after: string];

/** @param written - with the emphasized part between asterisks: `Tu celular ya trae el *chip*`. */
export function parseLoudHeading(written: string): LoudHeading {
  const [before = "", loud = "", after = ""] = written.split("*");
  return [before, loud, after];
}

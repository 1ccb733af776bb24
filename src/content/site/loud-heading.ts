/** A page heading in three parts, including spaces; the middle one is highlighted. Other headings are plain. */
export type LoudHeading = readonly [before: string, loud: string, after: string];

/** @param written - such as `Tu celular ya trae el *chip*`: the highlighted part is between asterisks. */
export function parseLoudHeading(written: string): LoudHeading {
  const [before = "", loud = "", after = ""] = written.split("*");
  return [before, loud, after];
}

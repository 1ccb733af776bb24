/** The heading of a page in three parts, spaces included; the middle one stands out. Other headings are plain. */
export type LoudHeading = readonly [before: string, loud: string, after: string];

/** @param written - `Tu celular ya trae el *chip*`: what stands out is between asterisks. */
export function loudHeading(written: string): LoudHeading {
  const [before = "", loud = "", after = ""] = written.split("*");
  return [before, loud, after];
}

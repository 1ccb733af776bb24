/** The heading of a page in three parts, spaces included; the middle one stands out. Other headings are plain. */
export type LoudHeading = readonly [before: string, loud: string, after: string];

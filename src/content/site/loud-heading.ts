/** A heading in three parts, spaces included; the middle one stands out. */
export type LoudHeading = readonly [before: string, loud: string, after: string];

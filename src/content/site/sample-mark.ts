/** What invented data wears, in the corner of what shows it, until the operator's own takes its place. */
export const sampleMark = "Muestra";

/** URL hash of «Buscar y reemplazar». */
export const replaceHash = "reemplazar";

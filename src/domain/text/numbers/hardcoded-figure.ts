/** Texts with a figure that is no fact of the site: names of devices and networks, articles of laws, licences. */
const names =
  /100%|artículos?\s\d+|\bCC BY \d\.\d|\(CFDI\) \d\.\d|\b[MT][34]\b|\b911\b|\b051\b|\+52|\b[345]G\b|\b(?:iPhone|Galaxy|Pixel|Android|iOS|Moto|Redmi)\s\p{L}?\d+\p{L}*/gu;

/** Units of durations and amounts; a figure with one of them must be a fact in rows and legal texts. */
export const factUnits = "GB|MB|días|horas|meses|minutos|años|países|dígitos";

/** A figure with its currency sign and unit. */
const figure = new RegExp(`(?:\\$\\s?)?\\d+(?:[.,:]\\d+)*(?:\\s?(?:%|MXN|pesos|veces|${factUnits}))?`);

/** Finds the first figure in a text whose placeholders were removed; names («iPhone 13», «5G») do not count. */
export function findHardcodedFigure(text: string): string | undefined {
  return figure.exec(text.replaceAll(names, ""))?.[0];
}

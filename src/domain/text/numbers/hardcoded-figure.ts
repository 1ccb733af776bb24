/** Matches a name that contains a figure: of a device, a network, an article of a law or a licence. */
const namePattern =
  /100%|artículos?\s\d+|\bCC BY \d\.\d|\(CFDI\) \d\.\d|\b[MT][34]\b|\b911\b|\b051\b|\+52|\b[345]G\b|\b(?:iPhone|Galaxy|Pixel|Android|iOS|Moto|Redmi)\s\p{L}?\d+\p{L}*/gu;

/** Units of durations and amounts; a figure with one of them must be a fact in rows and legal texts. */
export const factUnits = "GB|MB|días|horas|meses|minutos|años|países|dígitos";

/** Matches a phone number, or a figure with its currency sign and unit. */
const figurePattern = new RegExp(
  `\\d{2,3}(?:\\s\\d{3,4}){2}(?!\\d)|(?:\\$\\s?)?\\d+(?:[.,:]\\d+)*(?:\\s?(?:%|MXN|pesos|veces|${factUnits}))?`,
  "gu",
);

/** Numbers in words; not «un» and «una», which are articles too: «un día hábil». */
const numberWordPattern = [
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+",
  "treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\\p{L}*[cg]ient[oa]s|quinient[oa]s|mil",
].join("|");

/** Matches a number in words with its unit: «dos años», «mil quinientos pesos». */
const spelledFigurePattern = new RegExp(
  `(?<!\\p{L})(?:${numberWordPattern})(?:\\s(?:y\\s)?(?:un|${numberWordPattern}))*\\s(?:por ciento|pesos|veces|semanas|gigas|${factUnits})(?!\\p{L})`,
  "giu",
);

/**
 * Lists the distinct figures in a text whose placeholders were removed, then the numbers in words with their units.
 * Names («iPhone 13», «5G») do not count, and neither do numbers in words of other things: «en seis pasos».
 */
export function listHardcodedFigures(text: string): string[] {
  const textWithoutNames = text.replaceAll(namePattern, "");
  return [...new Set([figurePattern, spelledFigurePattern].flatMap((each) => textWithoutNames.match(each) ?? []))];
}

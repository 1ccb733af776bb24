/** Names that have a figure in them, which is not a fact of ours. */
const names =
  /100%|\b911\b|\b051\b|\+52|\b[345]G\b|\b(?:iPhone|Galaxy|Pixel|Android|iOS|Moto|Redmi)\s\p{L}?\d+\p{L}*/gu;

/** A figure with its sign and its unit. */
const figure =
  /(?:\$\s?)?\d+(?:[.,:]\d+)*(?:\s?(?:%|GB|MB|MXN|pesos|días|horas|meses|minutos|años|países|dígitos|veces))?/;

/** The first figure that someone typed in a text without its gaps; names such as «iPhone 13» and «5G» are none. */
export function typedFigure(text: string): string | undefined {
  return figure.exec(text.replaceAll(names, ""))?.[0];
}

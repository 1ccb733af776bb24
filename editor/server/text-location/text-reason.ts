/** Says why staff cannot edit a text of a page, or only a part of it, and what to do instead. */
import type { TextLocation, TextLocations } from "#editor/api/api.ts";
import type { PageBlock } from "./page-blocks.ts";

type UnexplainedText = {
  /** Block with the text; undefined if a script wrote the text. */
  block?: PageBlock;
  locations: readonly TextLocation[];
  /** Whether the locations are rows that all have the text as a choice. */
  isSharedOption?: boolean;
  /** The row to which the page belongs; undefined if it belongs to none. */
  pageRow?: TextLocation | undefined;
  /** Values of the operator's data, from the contact list or the configuration. */
  operatorValues: readonly string[];
};

const requestText = "Pídele el cambio con esta oración y la dirección de la página.";

export function explainTextLocations({
  block,
  locations,
  isSharedOption,
  pageRow,
  operatorValues,
}: UnexplainedText): TextLocations {
  if (isSharedOption)
    return {
      locations,
      reason:
        "Es el nombre de una opción: en la lista se elige cuál va, y su texto lo escribe quien desarrolla el sitio.",
    };
  if (locations.length > 0)
    return {
      locations,
      reason: `Aquí cambias lo que viene de una lista; lo demás lo escribe quien desarrolla el sitio. ${requestText}`,
    };
  if (block && operatorValues.some((value) => block.text.includes(value)))
    return {
      locations,
      reason: "Es un dato del Operador: está en «Contacto y enlaces» o, si ahí no, pídelo a quien instala el sitio.",
    };
  if (pageRow)
    return {
      locations: [pageRow],
      reason:
        "Sale del registro: el sitio arma la página con esta fila y con reglas fijas, que cambia quien lo desarrolla.",
    };
  if (block?.region === "frame")
    return { locations, reason: `Está en todas las páginas, y lo escribe quien desarrolla el sitio. ${requestText}` };
  if (!block || block.region === "tool")
    return { locations, reason: `Lo escribe quien desarrolla el sitio: es parte de una herramienta. ${requestText}` };
  if (figurePattern.test(block.text))
    return {
      locations,
      reason: `El sitio arma la cifra con sus listas y reglas; lo demás lo escribe quien lo desarrolla. ${requestText}`,
    };
  return { locations, reason: `Lo escribe quien desarrolla el sitio. ${requestText}` };
}

const figurePattern = /\$\d|\d\s?(?:%|GB|días|meses|países)/;

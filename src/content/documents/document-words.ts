/** Copy that every PDF document has around its content. */
export const documentWords = {
  author: "wim",
  inShort: "En corto",
  contents: "Contenido",
  page: "Página {page} de {pages}",
  notes: "Notas",
  /** Heading of the prerequisites. */
  needs: "Antes de empezar",
  /** Headings of a sheet's two columns. */
  columns: ["Dato", "Valor"],
} as const;

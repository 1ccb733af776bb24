/** Copy that every PDF document has around its content. */
export const pdfCopy = {
  author: "wim",
  inShort: "En corto",
  contents: "Contenido",
  page: "Página {page} de {pages}",
  notes: "Notas",
  /** Heading of the prerequisites. */
  needs: "Antes de empezar",
  /** Headings of the two columns of a registration's sheet. */
  columns: ["Dato", "Valor"],
} as const;

/** What every PDF document says around its content. */
export const documentWords = {
  author: "wim",
  inShort: "En corto",
  contents: "Contenido",
  page: "Página {page} de {pages}",
  notes: "Notas",
  /** Above what must be ready before the first step. */
  needs: "Antes de empezar",
  /** Headings of a sheet's two columns. */
  columns: ["Dato", "Valor"],
} as const;

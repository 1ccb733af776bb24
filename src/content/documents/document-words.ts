/** What every PDF document says around its content. */
export const documentWords = {
  author: "wim",
  inShort: "En corto",
  contents: "Contenido",
  page: "Página {page} de {pages}",
  notes: "Notas",
  /** Over what has to be so before the first step. */
  needs: "Antes de empezar",
  /** Over the two columns of a sheet. */
  columns: ["Dato", "Valor"],
} as const;

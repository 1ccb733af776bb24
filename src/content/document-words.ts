/** What every PDF document says around its content. */
export const documentWords = {
  author: "wim",
  version: "Versión {version}",
  inForce: "En vigor desde el {date}",
  inForceMonth: "En vigor desde {date}",
  draft: "Borrador: sin fecha de entrada en vigor",
  inShort: "En corto",
  contents: "Contenido",
  page: "Página {page} de {pages}",
  notes: "Notas",
  /** Over the two columns of a sheet. */
  columns: ["Dato", "Valor"],
} as const;

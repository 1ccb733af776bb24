/**
 * Copy of the error that is shown at an island whose script fails to load. The title is exact: product specification,
 * section 8.
 */
export const loadErrorCopy = {
  /** The router's built-in title, in English. */
  title: "Unexpected Application Error!",
  text: "Una parte de esta página no terminó de cargar. Lo demás funciona: lee, sigue los enlaces o envía el formulario si hay uno.",
  retry: "Reintentar",
} as const;

/** Message in place of a tool that this browser cannot run: docs/decisions/0048. */
export const oldBrowserMessage =
  "Tu navegador es demasiado antiguo para esta herramienta. Actualízalo o abre esta página en otro equipo. El resto de la página funciona.";

/**
 * Copy of the error above an island whose script fails to load. Source of `title`: product specification, section 8.
 */
export const loadErrorCopy = {
  /** React Router's default title for errors, in English. */
  title: "Unexpected Application Error!",
  text: "Una parte de esta página no terminó de cargar. Lo demás funciona: lee, sigue los enlaces o envía el formulario si hay uno.",
  retry: "Reintentar",
} as const;

/** Message in place of a tool that the visitor's browser cannot run: docs/decisions/0048. */
export const oldBrowserMessage =
  "Tu navegador es demasiado antiguo para esta herramienta. Actualízalo o abre esta página en otro equipo. El resto de la página funciona.";

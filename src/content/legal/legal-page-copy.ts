/** Copy around every legal text, on its page and partly in its PDF. */
export const legalPageCopy = {
  anchors: { text: "texto", changes: "que-cambio", document: "documento" },
  version: "Versión {version}",
  edition: "Versión {version}, {inForce}",
  inForce: {
    day: "en vigor desde el {date}",
    month: "en vigor desde {date}",
    pending: "aún sin fecha de entrada en vigor",
  },
  minutes: "Se lee en {minutes}",
  summary: {
    title: "En corto",
    note: "Es un resumen para orientarte. Lo que obliga es el texto completo.",
    /** For a draft, which is not binding. */
    draftNote: "Es un resumen para orientarte. Lee también el texto completo.",
  },
  draft: {
    title: "Texto en revisión",
    text: "El área jurídica del operador todavía lo revisa. Lo que va entre corchetes está por confirmar.",
  },
  /** For a published version with facts to be confirmed. */
  incomplete: {
    title: "Faltan datos del operador",
    text: "Lo que va entre corchetes está por confirmar.",
  },
  /** For a published version that was withdrawn before its first day. */
  withdrawn: {
    anchor: "versiones-retiradas",
    heading: "Lo que se retiró",
    sub: "Se anunció y se retiró antes de su día: nunca rigió.",
    title: "Versión {version}, retirada el {date}: nunca rigió",
    notice: "Versión retirada",
    /** After the reason. */
    text: "Se anunció {inForce}. Se retiró el {date} y nunca rigió. Motivo: {reason}",
  },
  errata: {
    heading: "Fe de erratas",
    note: "Corrige la redacción. Lo que obliga no cambia.",
    entry: "{date}: {text}",
    /** Heading of the errata of another version than the page's. */
    ofVersion: "Fe de erratas de la versión {version}",
  },
  contents: "Contenido",
  readOnPage: "Versión accesible, en texto",
  seeDocument: "Ver el documento",
  copyLabel: "Copiar el enlace a «{title}»",
  copied: "Enlace copiado",
  inAddressBar: "El enlace está en la barra de direcciones",
  /** For a published version that is not yet in force. */
  coming: {
    anchor: "proxima-version",
    heading: "Lo que viene",
    sub: "Todavía no está en vigor. Subrayado, lo que se agrega; tachado, lo que se quita.",
    read: "Lee qué cambia",
  },
  changes: {
    heading: "Qué cambió",
    sub: "Subrayado, lo que se agregó; tachado, lo que se quitó.",
    title: "Comparada con la versión {version}, {date}",
    document: "Versión {version} completa, en PDF",
    kinds: { added: "(nuevo)", removed: "(eliminado)", changed: "(modificado)" },
    none: "Solo cambió la numeración o el formato.",
    passages: {
      title: "Título:",
      columns: "Columnas:",
      gap: "[…] sin cambios",
      marks: { added: "se agrega", removed: "se quita" },
    },
  },
} as const;

const changedVersion = "cambios-version";

/** The anchor of the changes between the page's version and another one. */
export const formatChangesAnchor = (version: string) => `${changedVersion}-${version}`;

/** Whether the page around a legal text itself uses this anchor; if so, no clause or paragraph may use it. */
export function isReservedAnchor(id: string): boolean {
  const { anchors, coming, withdrawn } = legalPageCopy;
  // Paragraphs of a clause `cambios-version` would have the anchors of the versions' changes.
  const own: readonly string[] = [...Object.values(anchors), coming.anchor, withdrawn.anchor, changedVersion];
  return own.includes(id) || id.startsWith(`${changedVersion}-`);
}

export const legalDocumentCopy = {
  heading: "El documento",
  /** For an operator's PDF of a published version, in place of the generated one. */
  ownSince: "Este PDF es del Operador y se muestra desde el {date}.",
} as const;

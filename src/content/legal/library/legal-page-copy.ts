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
    /** Note on the summary of a draft, which is not binding. */
    draftNote: "Es un resumen para orientarte. Lee también el texto completo.",
  },
  draft: {
    title: "Texto en revisión",
    text: "El área jurídica del operador todavía lo revisa. Lo que va entre corchetes está por confirmar.",
  },
  /** Notice on a published version with facts to be confirmed. */
  incomplete: {
    title: "Faltan datos del operador",
    text: "Lo que va entre corchetes está por confirmar.",
  },
  /** Notice on a published version that was withdrawn before its first day. */
  withdrawn: {
    anchor: "versiones-retiradas",
    heading: "Lo que se retiró",
    sub: "Se anunció y se retiró antes de su día: nunca rigió.",
    title: "Versión {version}, retirada el {date}: nunca rigió",
    notice: "Versión retirada",
    /** Sentence about the withdrawal, with its reason. */
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
  /** Copy about a published version that is not yet in force. */
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

const changesAnchorPrefix = "cambios-version";

/** Formats the anchor of the changes between the page's version and another one. */
export const formatChangesAnchor = (version: string) => `${changesAnchorPrefix}-${version}`;

/** Whether the page around a legal text itself uses this anchor; if so, no clause or paragraph may use it. */
export function isReservedAnchor(id: string): boolean {
  const { anchors, coming, withdrawn } = legalPageCopy;
  // Anchors of the page itself. The prefix of the changes is included, because paragraphs of a clause `cambios-version`
  // would have the same anchors.
  const ownAnchors: readonly string[] = [
    ...Object.values(anchors),
    coming.anchor,
    withdrawn.anchor,
    changesAnchorPrefix,
  ];
  return ownAnchors.includes(id) || id.startsWith(`${changesAnchorPrefix}-`);
}

export const legalDocumentCopy = {
  heading: "El documento",
  /** Note on an operator's PDF of a published version, which replaces the generated PDF. */
  ownSince: "Este PDF es del Operador y se muestra desde el {date}.",
} as const;

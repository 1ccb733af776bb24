/** The Atom feed of what changes in the legal texts. */
export const legalFeed = {
  path: "/cambios-legales.xml",
  title: "Cambios en los textos legales de wim",
  subtitle:
    "Una entrada por cada versión que entra en vigor. Los textos que aún no tienen fecha no aparecen; al inicio puede haber pocas entradas.",
  entryTitle: "{title}, versión {version}",
  /** The day since which the feed exists: its date while it has no entry. */
  since: "2026-11-21",
} as const;

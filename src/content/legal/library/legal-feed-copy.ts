/** Copy of the Atom feed of changes in the legal texts. */
export const legalFeed = {
  path: "/cambios-legales.xml",
  title: "Cambios en los textos legales de wim",
  subtitle:
    "Una entrada por cada versión que se anuncia y otra cuando entra en vigor o se retira; también por cada fe de erratas. Los textos que aún no tienen fecha no aparecen; al inicio puede haber pocas entradas.",
  entryTitle: "{title}, versión {version}",
  announcedTitle: "{title}: se anuncia la versión {version}",
  withdrawnTitle: "{title}: se retira la versión {version}, que nunca rigió",
  errataTitle: "{title}, versión {version}: fe de erratas",
  /** Ending of the id of an entry for a withdrawal. */
  withdrawal: "retiro",
  /** Ending of the id of an entry for errata. */
  errata: "erratas",
  /** Ending of the id of an entry that announces a version. An entry for a first day in force has no such ending. */
  announcement: "anuncio",
  /** Date of the feed while the feed has no entries. */
  since: "2026-11-21",
} as const;

/** The lists of facts, and those of legal texts: references, and notes on published versions. */
import type { EditableList } from "./editable-list.ts";

export const legalLists: readonly EditableList[] = [
  {
    id: "leyes",
    label: "Leyes y autoridades",
    help: "Los textos legales publicados no cambian con esta lista: necesitan otra versión.",
    file: "src/content/data/references.ts",
    form: async () => ({ schema: (await import("./schemas/reference-schema.ts")).referencesSchema }),
    canBeScheduled: true,
    page: "/legal",
  },
  {
    id: "plazos",
    label: "Plazos y montos de los textos legales",
    help: "Cambian a la vez en los textos, las páginas y los documentos. Un texto ya publicado necesita otra versión.",
    file: "src/content/data/legal-terms.ts",
    form: async () => ({ schema: (await import("./schemas/legal-term-schema.ts")).legalTermsSchema }),
    canBeScheduled: true,
    page: "/legal",
  },
  {
    id: "pendientes",
    label: "Datos por confirmar",
    help: "Los textos legales los necesitan y solo el Operador los sabe. Cada uno se lee en todos los que lo nombran. No llevan día: valen desde que se confirman, y lo que cambia en un día va en «Plazos y montos».",
    file: "src/content/data/pending.ts",
    form: async () => ({ schema: (await import("./schemas/pending-schema.ts")).pendingFactsSchema }),
    page: "/legal",
  },
  {
    id: "datos",
    label: "Datos de las páginas",
    help: "Los que agregas con «Insertar dato» › «Dato nuevo». Cambian en todas las páginas que los nombran.",
    file: "src/content/data/page-facts.ts",
    form: async () => ({ schema: (await import("./schemas/page-fact-schema.ts")).pageFactsSchema }),
    page: "/ayuda",
  },
  {
    id: "retiros",
    label: "Retiros y fe de erratas",
    help: "De versiones ya publicadas de los textos legales. Sus palabras no cambian: esto se lee junto a ellas.",
    file: "src/content/data/version-notes.ts",
    form: async () => {
      const { versionNotesSchema, refuseNotes, listErratumAdvice } = await import("./schemas/version-note-schema.ts");
      return { schema: versionNotesSchema, refuse: refuseNotes, advise: listErratumAdvice };
    },
    page: "/legal",
  },
];

/** The lists from which the search and the assistant learn. */
import type { EditableList } from "./editable-list.ts";

export const searchLists: readonly EditableList[] = [
  {
    id: "maneras-de-preguntar",
    label: "Maneras de preguntar",
    help: "De estas preguntas aprenden el buscador y el asistente qué quiere la gente. Pruébalas aquí antes de publicar.",
    file: "src/content/data/ways-of-asking.ts",
    form: async () => {
      const { waysOfAskingSchema } = await import("./schemas/way-of-asking-schema.ts");
      const { listWaysOfAskingAdvice } = await import("./check/ways-of-asking-advice.ts");
      return { schema: waysOfAskingSchema, advise: listWaysOfAskingAdvice };
    },
    page: "/buscar",
  },
  {
    id: "sinonimos",
    label: "Palabras que quieren decir lo mismo",
    help: "El buscador entiende unas por otras, en cualquier pregunta. Una pregunta entera va en «Maneras de preguntar».",
    file: "src/content/data/synonyms.ts",
    form: async () => ({ schema: (await import("./schemas/synonym-schema.ts")).synonymsSchema }),
    page: "/buscar",
  },
];

/** What each page says, a form per page: besides the lists, in the order of the site map. */

/** `name`: of its file in `src/content/data/words`, and in the address of its form. */
export const pageWords = [
  {
    name: "memberships",
    label: "Página de membresías",
    page: "/membresias",
    reader: "src/content/pages/memberships-words.ts",
    form: async () => ({ schema: (await import("./memberships-words-schema.ts")).membershipsWordsSchema }),
  },
  {
    name: "lead-form",
    label: "Formulario de novedades",
    page: "/#contacto",
    reader: "src/content/pages/lead-form-rows.ts",
    form: async () => ({ schema: (await import("./lead-form-words-schema.ts")).leadFormWordsSchema }),
  },
  {
    name: "esim",
    label: "Página de la eSIM",
    page: "/esim",
    reader: "src/content/pages/esim-words.ts",
    form: async () => ({ schema: (await import("./esim-words-schema.ts")).esimWordsSchema }),
  },
  {
    name: "wimers",
    label: "Página de la comunidad",
    page: "/wimers",
    reader: "src/content/pages/wimers-words.ts",
    form: async () => ({ schema: (await import("./wimers-words-schema.ts")).wimersWordsSchema }),
  },
  {
    name: "entertainment",
    label: "Página de entretenimiento",
    page: "/entretenimiento",
    reader: "src/content/guides/entertainment-words.ts",
    form: async () => ({ schema: (await import("./entertainment-words-schema.ts")).entertainmentWordsSchema }),
  },
  {
    name: "guides",
    label: "Guías de los beneficios",
    page: "{path}",
    reader: "src/content/guides/guide-rows.ts",
    form: async () => ({ schema: (await import("./guides-words-schema.ts")).guidesWordsSchema }),
  },
  {
    name: "about",
    label: "Página «Conócenos»",
    page: "/conocenos",
    reader: "src/content/pages/about-words.ts",
    form: async () => ({ schema: (await import("./about-words-schema.ts")).aboutWordsSchema }),
  },
  {
    name: "notices",
    label: "Página de avisos",
    page: "/avisos",
    reader: "src/content/pages/notices-words.ts",
    form: async () => ({ schema: (await import("./notices-words-schema.ts")).noticesWordsSchema }),
  },
  {
    name: "unsubscribe",
    label: "Página para darse de baja",
    page: "/desuscribir-email",
    reader: "src/content/pages/unsubscribe-rows.ts",
    form: async () => ({ schema: (await import("./unsubscribe-words-schema.ts")).unsubscribeWordsSchema }),
  },
  {
    name: "not-found",
    label: "Página de las direcciones que no existen",
    page: "/404",
    reader: "src/content/pages/not-found-rows.ts",
    form: async () => ({ schema: (await import("./not-found-words-schema.ts")).notFoundWordsSchema }),
  },
] as const;

/** What each page says, a form per page: besides the lists, in the order of the site map. */

/** `name`: of its file in `src/content/data/words`, and in the address of its form. */
export const pageWords = [
  {
    name: "esim",
    label: "Página de la eSIM",
    page: "/esim",
    reader: "src/content/pages/esim-words.ts",
    form: async () => ({ schema: (await import("./esim-words-schema.ts")).esimWordsSchema }),
  },
  {
    name: "portability",
    label: "Página de portabilidad",
    page: "/portabilidad",
    reader: "src/content/porting/portability-words.ts",
    form: async () => ({ schema: (await import("./portability-words-schema.ts")).portabilityWordsSchema }),
  },
  {
    name: "roaming",
    label: "Página de roaming",
    page: "/roaming-cobertura",
    reader: "src/content/roaming/roaming-words.ts",
    form: async () => ({ schema: (await import("./roaming-words-schema.ts")).roamingWordsSchema }),
  },
  {
    name: "coverage",
    label: "Página de cobertura",
    page: "/mapa-de-cobertura",
    reader: "src/content/coverage/coverage-page-words.ts",
    form: async () => ({ schema: (await import("./coverage-words-schema.ts")).coverageWordsSchema }),
  },
  {
    name: "help",
    label: "Página de ayuda",
    page: "/ayuda",
    reader: "src/content/help/help-words.ts",
    form: async () => ({ schema: (await import("./help-words-schema.ts")).helpWordsSchema }),
  },
  {
    name: "theft",
    label: "Página de robo o extravío",
    page: "/reportar-robo-equipo",
    reader: "src/content/help/theft-words.ts",
    form: async () => ({ schema: (await import("./theft-words-schema.ts")).theftWordsSchema }),
  },
  {
    name: "security",
    label: "Aviso de seguridad",
    page: "/",
    reader: "src/content/help/security-words.ts",
    form: async () => ({ schema: (await import("./security-words-schema.ts")).securityWordsSchema }),
  },
  {
    name: "usage",
    label: "Página de consumos",
    page: "/conoce-tus-consumos",
    reader: "src/content/help/usage-words.ts",
    form: async () => ({ schema: (await import("./usage-words-schema.ts")).usageWordsSchema }),
  },
  {
    name: "invoicing",
    label: "Página de facturación",
    page: "/facturacion",
    reader: "src/content/help/invoicing-words.ts",
    form: async () => ({ schema: (await import("./invoicing-words-schema.ts")).invoicingWordsSchema }),
  },
  {
    name: "unlock",
    label: "Página del celular desbloqueado",
    page: "/saber-si-mi-celular-esta-desbloqueado",
    reader: "src/content/help/unlock-words.ts",
    form: async () => ({ schema: (await import("./unlock-words-schema.ts")).unlockWordsSchema }),
  },
  {
    name: "apn",
    label: "Páginas del APN",
    page: "/actualiza-tu-apn",
    reader: "src/content/apn/apn-words.ts",
    form: async () => ({ schema: (await import("./apn-words-schema.ts")).apnWordsSchema }),
  },
  {
    name: "accessibility",
    label: "Página de accesibilidad",
    page: "/accesibilidad",
    reader: "src/content/accessibility/accessibility-words.ts",
    form: async () => ({ schema: (await import("./accessibility-words-schema.ts")).accessibilityWordsSchema }),
  },
] as const;

/** The lists that staff edit. Forms check, show and write no other content. */
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { listSpecifiedTextAdvice } from "./check/specified-texts.ts";
import type { PageFormDefinition } from "./define-page-form.ts";
import { type EditableList, usesFacts } from "./editable-list.ts";
import { listStyleAdvice } from "./fields/style-rules.ts";
import { legalLists } from "./legal-lists.ts";
import { searchLists } from "./search-lists.ts";

const rowLists: readonly EditableList[] = [
  {
    id: "promociones",
    label: "Promociones",
    help: "Primero las vigentes, después las que vienen. La que terminó se queda, porque su dirección se compartió.",
    file: "src/content/data/promotions.ts",
    form: async () => {
      const { promotionsSchema } = await import("./schemas/promotion-schema.ts");
      const { listOfferAdvice } = await import("./check/offer-advice.ts");
      const { listPromotionAdvice } = await import("./check/promotion-advice.ts");
      const { listTermsContradictions } = await import("./check/terms-contradictions.ts");
      const { listPromotionFigureAdvice } = await import("./check/figures-advice.ts");
      const { buildDay: today } = await import("#content/site/dates/build-day.ts");
      type Promotions = z.output<typeof promotionsSchema>;
      const advise = (promotions: Promotions, publishedPromotions?: Promotions) => [
        ...listOfferAdvice(promotions, publishedPromotions),
        ...listTermsContradictions(promotions, today),
        ...listPromotionFigureAdvice(promotions),
        ...(publishedPromotions ? listPromotionAdvice(promotions, { publishedPromotions, today }) : []),
      ];
      return { schema: promotionsSchema, advise };
    },
    page: "/registro-promociones/{slug}",
    sharedPage: {
      field: "shownOn",
      value: "registry",
      page: "/membresias",
      pagesByValue: { memberships: "/membresias", home: "/" },
    },
  },
  {
    id: "membresias",
    label: "Membresías y precios",
    help: "Cambian en todas las páginas, tablas y documentos a la vez. Revisa después el precio de la oferta.",
    file: "src/content/data/memberships.ts",
    form: async () => {
      const { membershipsSchema } = await import("./schemas/membership-schema.ts");
      const { listMembershipAdvice } = await import("./check/membership-advice.ts");
      return { schema: membershipsSchema, advise: listMembershipAdvice };
    },
    canBeScheduled: true,
    page: "/membresias",
  },
  {
    id: "beneficios",
    label: "Beneficios por membresía",
    help: "Con cada membresía, un beneficio está incluido, cuesta aparte o no se puede agregar.",
    file: "src/content/data/benefits.ts",
    form: async () => ({ schema: (await import("./schemas/benefit-schema.ts")).benefitsSchema }),
    page: "/membresias",
  },
  {
    id: "avisos",
    label: "Avisos",
    help: "En cualquier orden: la página los ordena por su día.",
    file: "src/content/data/notices.ts",
    form: async () => {
      const { noticesSchema, listNoticeAdvice } = await import("./schemas/notice-schema.ts");
      const { listNoticeFigureAdvice } = await import("./check/figures-advice.ts");
      const { listNoticeClaimAdvice } = await import("./check/typed-claims.ts");
      const advise = (notices: z.output<typeof noticesSchema>) => [
        ...listNoticeAdvice(notices),
        ...listNoticeFigureAdvice(notices),
        ...listNoticeClaimAdvice(notices),
      ];
      return { schema: noticesSchema, advise };
    },
    page: "/avisos",
  },
  {
    id: "preguntas",
    label: "Preguntas frecuentes",
    help: "Dentro de cada tema salen en este orden. Una sin respuesta no se ve y queda pendiente.",
    file: "src/content/data/questions.ts",
    form: async () => {
      const { questionsSchema, listQuestionAdvice } = await import("./schemas/question-schema.ts");
      return { schema: questionsSchema, advise: listQuestionAdvice };
    },
    page: "/preguntas-frecuentes#{id}",
  },
  {
    id: "celulares",
    label: "Celulares con eSIM",
    help: "Elige la marca y agrega sus modelos. Las notas dicen de qué depende que un modelo tenga eSIM.",
    file: "src/content/data/phones.ts",
    form: async () => ({ schema: (await import("./schemas/phone-schema.ts")).phonesSchema }),
    page: "/esim#compatibilidad-eSIM",
  },
  {
    id: "roaming",
    label: "Destinos con roaming",
    help: "Europa es de todas las membresías con roaming; lo demás, de las que sirven en todo el mundo.",
    file: "src/content/data/roaming.ts",
    form: async () => {
      const { roamingSchema, listRoamingAdvice } = await import("./schemas/roaming-schema.ts");
      return { schema: roamingSchema, advise: listRoamingAdvice };
    },
    page: "/roaming-cobertura#destinos",
  },
  {
    id: "folios",
    label: "Folios del registro de tarifas",
    help: "Cada folio tiene su página. Qué promoción ampara cada uno se dice en Promociones.",
    file: "src/content/data/registry.ts",
    form: async () => ({ schema: (await import("./schemas/registry-schema.ts")).registrySchema }),
    page: "/registro-membresias",
  },
  {
    id: "documentos",
    label: "Documentos propios en PDF",
    help: "Cada uno se muestra en lugar del PDF que hace el sitio. Al quitarlo vuelve el del sitio.",
    file: "src/content/data/own-documents.ts",
    form: async () => {
      const { ownDocumentsSchema, refuseSilentReplacements } = await import("./schemas/own-document-schema.ts");
      return { schema: ownDocumentsSchema, refuse: refuseSilentReplacements };
    },
    page: "{document}",
  },
  {
    id: "contacto",
    label: "Contacto y enlaces",
    help: "Cada dato está solo aquí: cambia a la vez en páginas, documentos, correos y textos legales sin publicar.",
    file: "src/content/data/contact.ts",
    form: async () => {
      const { contactSchema, listContactAdvice } = await import("./schemas/contact-schema.ts");
      return { schema: contactSchema, advise: listContactAdvice };
    },
    canBeScheduled: true,
    page: "/ayuda",
  },
  {
    id: "soporte",
    label: "Horario de soporte y calificación de la app",
    help: "El teléfono y los correos están en «Contacto y enlaces».",
    file: "src/content/data/support.ts",
    form: async () => ({ schema: (await import("./schemas/support-schema.ts")).supportSchema }),
    canBeScheduled: true,
    page: "/ayuda",
  },
  {
    id: "emergencias",
    label: "Números de emergencia",
    help: "El 911 no se cambia aquí: está en la dirección de su página y en la ley.",
    file: "src/content/data/emergency-numbers.ts",
    form: async () => ({ schema: (await import("./schemas/emergency-schema.ts")).emergencyNumbersSchema }),
    page: "/emergencias-911",
  },
  {
    id: "enlaces",
    label: "Enlaces a otros sitios",
    help: "Las redes, las tiendas y los trámites del Operador están en «Contacto y enlaces».",
    file: "src/content/data/outside-links.ts",
    form: async () => ({ schema: (await import("./schemas/outside-link-schema.ts")).outsideLinksSchema }),
    page: "/legal",
  },
  ...legalLists,
  {
    id: "paginas",
    label: "Títulos y descripciones de las páginas",
    help: "Lo que se lee en la pestaña, en los menús y en los buscadores.",
    file: "src/content/data/pages.ts",
    form: async () => ({ schema: (await import("./schemas/page-schema.ts")).pagesSchema }),
    page: "{path}",
  },
  ...searchLists,
  {
    id: "opiniones",
    label: "Opiniones de clientes",
    help: "Mientras no haya reales, la portada guarda su lugar, sin palabras ni nombres.",
    file: "src/content/data/testimonials.ts",
    form: async () => ({ schema: (await import("./schemas/testimonial-schema.ts")).testimonialsSchema }),
    page: "/",
  },
  {
    id: "coberturas",
    label: "Archivos de cobertura",
    help: "Cada uno entra al subirlo, después de leer qué contiene.",
    file: "src/content/data/coverage.ts",
    form: async () => {
      const { coverageSchema, listCoverageAdvice } = await import("./schemas/coverage-schema.ts");
      return { schema: coverageSchema, advise: listCoverageAdvice };
    },
    isUploadOnly: true,
    page: "/mapa-de-cobertura",
  },
];

/** Loads the page definitions from the modules named `-copy-form.ts`, each with its form. */
async function loadPageLists(): Promise<EditableList[]> {
  const contentFolder = dirname(import.meta.dirname);
  const modules = globSync("*/**/*-copy-form.ts", { cwd: contentFolder })
    .map((file) => join(contentFolder, file))
    .map((file): Promise<Readonly<Record<string, PageFormDefinition>>> => import(pathToFileURL(file).href));
  return (await Promise.all(modules))
    .flatMap((definitions) => Object.values(definitions))
    .map(({ form, ...page }) => ({
      ...page,
      form: async () => ({ schema: form(await import("./fields/copy-fields.ts")) }),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "es"));
}

/** Adds the advice for all texts: on style, on the specification's words, and on what facts should state. */
const addTextAdvice = (list: EditableList): EditableList => ({
  ...list,
  form: async () => {
    const [form, claims] = await Promise.all([list.form(), usesFacts(list) && import("./check/typed-claims.ts")]);
    return {
      ...form,
      advise: (data, publishedData) => [
        ...listStyleAdvice(form.schema, data),
        ...(form.advise?.(data, publishedData) ?? []),
        ...listSpecifiedTextAdvice(list.file, data),
        ...(claims ? claims.listTypedClaimAdvice(data) : []),
      ],
    };
  },
});

export const editableLists: readonly EditableList[] = [...rowLists, ...(await loadPageLists())].map(addTextAdvice);

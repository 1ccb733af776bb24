/** The topics of the frequent questions, in page order; an `id` is part of published addresses and never changes. */
import type { FaqGroup } from "./faq-model.ts";

export const faqTopics = [
  { id: "empezar", topic: "Empezar", title: "Empezar y membresías" },
  { id: "esim-y-celular", topic: "eSIM", title: "eSIM y tu celular" },
  { id: "portabilidad", topic: "Portabilidad", title: "Portabilidad: trae tu número" },
  { id: "datos-y-apn", topic: "Datos y APN", title: "Datos, consumo y APN" },
  { id: "roaming", topic: "Roaming", title: "Roaming, EE.\u00a0UU. y Canadá" },
  { id: "pagos-y-promociones", topic: "Pagos", title: "Pagos, facturas y promociones" },
  { id: "beneficios", topic: "Beneficios", title: "Beneficios y entretenimiento" },
  { id: "seguridad", topic: "Seguridad", title: "Seguridad, robo y emergencias" },
  { id: "tus-derechos", topic: "Tus derechos", title: "Tu línea, tus datos y tus derechos" },
] as const satisfies readonly Omit<FaqGroup, "questions">[];

export type FaqTopicId = (typeof faqTopics)[number]["id"];

import { data } from "#content/data/testimonials.ts";
import { readData } from "#content/forms/read-data.ts";
import { testimonialsSchema } from "#content/forms/schemas/testimonial-schema.ts";
import { supportHours } from "#content/site/operator/operator.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { showPicture } from "#content/uploads/shown-picture.ts";
import { portabilityRules } from "#domain/lines/portability.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";

const { isSample, items } = readData("src/content/data/testimonials.ts", testimonialsSchema, data);

/**
 * Questions of somebody who does not know wim yet, shown until there are real opinions, so that no customer is
 * invented. Each leads to what can be checked today.
 */
const placeholderQuestions = [
  {
    text: "¿Cuánto tarda en llegar mi número?",
    label: `${formatQuantity(portabilityRules.executionHours, "horas")} como máximo: estos son los pasos`,
    to: "/portabilidad",
  },
  { text: "¿Y si nunca he instalado una eSIM?", label: "Mira cómo se instala", to: "/esim" },
  { text: "¿Me sirve en mi próximo viaje?", label: "Busca tu destino", to: "/roaming-cobertura" },
  { text: "¿Cuánto voy a pagar de verdad?", label: "Saca tu cuenta", to: "/membresias" },
  { text: "¿Dónde veo mis GB y mis días?", label: "Así los ves en la app", to: "/conoce-tus-consumos" },
  {
    text: "¿Me contesta una persona?",
    label: `Sí, de ${supportHours.from} a ${supportHours.to}`,
    to: "/ayuda",
  },
  { text: "¿En qué cree wim?", label: "Mira en qué creemos", to: "/conocenos" },
  { text: "¿Qué pasa cuando la red se llena?", label: "Así la cuidamos", to: "/gestion-de-trafico" },
  { text: "¿Qué beneficios trae cada membresía?", label: "Conócelos todos", to: "/entretenimiento" },
  { text: "¿Llega la señal a mi casa?", label: "Búscala en el mapa", to: "/mapa-de-cobertura" },
] as const satisfies readonly { text: string; label: string; to: SitePath }[];

/**
 * Ten five-star opinions. Source of the count and the stars: product specification, section 2. Until the operator
 * publishes real opinions, each slide shows a question and a page, without name or city: docs/decisions/0119.
 */
export const testimonials = {
  isSample,
  /** Text for screen readers in place of the stars; `{stars}` is their number. */
  starsText: "{stars} de 5 estrellas",
  /** Said until there are real opinions. */
  sampleNote: "Todavía no publicamos opiniones. Mientras tanto, compruébalo tú.",
  items: isSample
    ? placeholderQuestions.map(({ text, ...link }) => ({ stars: 5, text, check: buildPageLink(link) }))
    : items.map(({ picture, ...item }) => ({ ...item, ...showPicture(picture) })),
} as const;

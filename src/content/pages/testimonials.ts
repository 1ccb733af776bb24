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
 * Questions to subscribers, shown until there are real opinions, so that no customer is invented. Each leads to what
 * can be checked today.
 */
const placeholderQuestions = [
  {
    text: "¿Cuánto tardó en llegar tu número a wim?",
    label: `La regla: ${formatQuantity(portabilityRules.executionHours, "horas")} como máximo`,
    to: "/portabilidad",
  },
  { text: "¿Qué tal fue instalar tu eSIM?", label: "Estos son los pasos", to: "/esim" },
  {
    text: "¿Cómo te fue con el roaming en tu último viaje?",
    label: "Busca tu próximo destino",
    to: "/roaming-cobertura",
  },
  { text: "¿Pagaste lo que te dijo la app?", label: "Compara los precios", to: "/membresias" },
  {
    text: "¿Encuentras en la app tus GB, tus días y tus beneficios?",
    label: "Así los ves",
    to: "/conoce-tus-consumos",
  },
  {
    text: "¿Cómo te atendió soporte?",
    label: `Atiende de ${supportHours.from} a ${supportHours.to}`,
    to: "/ayuda",
  },
  { text: "¿Qué te hizo cambiarte a wim?", label: "Mira en qué creemos", to: "/conocenos" },
  { text: "¿Cómo suenan tus llamadas?", label: "Así cuidamos la red", to: "/gestion-de-trafico" },
  { text: "¿Qué beneficio de tu membresía usas más?", label: "Conócelos todos", to: "/entretenimiento" },
  { text: "¿Qué señal tienes donde vives y trabajas?", label: "Búscala en el mapa", to: "/mapa-de-cobertura" },
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

import { data } from "#content/data/testimonials.ts";
import { deviceCount } from "#content/devices/devices.ts";
import { readData } from "#content/forms/read-data.ts";
import { testimonialsSchema } from "#content/forms/schemas/testimonial-schema.ts";
import { compensation } from "#content/legal/facts/legal-figures.ts";
import { benefits } from "#content/plans/benefits.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { findPlan } from "#content/plans/plans.ts";
import { supportHours } from "#content/site/operator/operator.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { showPicture } from "#content/uploads/shown-picture.ts";
import { portingRules } from "#domain/lines/porting.ts";
import { formatRoamingArea } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { aboutValues } from "./about-page.ts";

const { roaming } = findPlan("legend");
const { isSample, items } = readData("src/content/data/testimonials.ts", testimonialsSchema, data);

/**
 * Facts that a visitor can check today: a question, the figure that answers it, and the page with the figure. They are
 * displayed until there are real opinions, so that no customer is invented.
 */
const placeholderQuestions = [
  {
    figure: formatQuantity(portingRules.executionHours, "h"),
    text: "¿Cuánto tarda en llegar mi número?",
    label: "Como máximo: mira los pasos",
    to: "/portabilidad",
  },
  {
    figure: formatQuantity(deviceCount, "celulares"),
    text: "¿El mío está en la lista?",
    label: "Busca tu modelo",
    to: "/esim#compatibilidad-eSIM",
  },
  {
    figure: roaming.kind === "none" ? "" : formatRoamingArea(roaming.where),
    text: "¿Me sirve en mi próximo viaje?",
    label: "Busca tu destino",
    to: "/roaming-cobertura",
  },
  {
    figure: formatQuantity(portingRules.reversionBusinessDays, "días hábiles"),
    text: "¿Y si me cambian sin mi permiso?",
    label: "Así se revierte",
    to: "/portabilidad",
  },
  {
    figure: `${compensation.bonusPercent}%`,
    text: "¿Y si el servicio no es el pactado?",
    label: "Te bonifican eso o más",
    to: "/compensaciones-y-bonificaciones",
  },
  {
    figure: formatQuantity(membershipDays, "días"),
    text: "¿Dónde veo los que me quedan, y mis GB?",
    label: "Así los ves en la app",
    to: "/conoce-tus-consumos",
  },
  {
    figure: `${supportHours.from} a ${supportHours.to}`,
    text: "¿Cuándo me contesta una persona?",
    label: `De ${supportHours.days}: elige cómo`,
    to: "/ayuda",
  },
  {
    figure: formatQuantity(aboutValues.items.length, "valores"),
    text: "¿En qué cree wim?",
    label: "Mira en qué creemos",
    to: "/conocenos",
  },
  {
    figure: formatQuantity(benefits.length, "beneficios"),
    text: "¿Qué trae cada membresía?",
    label: "Conócelos todos",
    to: "/entretenimiento",
  },
  {
    figure: "5G, 4G y 3G",
    text: "¿Llega la señal a mi casa?",
    label: "Búscala en el mapa",
    to: "/mapa-de-cobertura",
  },
] as const satisfies readonly { figure: string; text: string; label: string; to: SitePath }[];

/**
 * Ten five-star opinions. Source of the count and the stars: product specification, section 2. Until the operator
 * publishes real opinions, each slide shows a question and a page, without name or city: docs/decisions/0119.
 */
export const testimonials = {
  isSample,
  /** Text for screen readers in place of the stars; `{stars}` is their number. */
  starsText: "{stars} de 5 estrellas",
  /** Note that is displayed until there are real opinions. */
  sampleNote: { heading: "Compruébalo tú", note: "Todavía no publicamos opiniones de wimers." },
  items: isSample
    ? placeholderQuestions.map(({ figure, text, ...link }) => ({ stars: 5, figure, text, check: buildPageLink(link) }))
    : items.map(({ picture, ...item }) => ({ ...item, ...showPicture(picture) })),
} as const;

import { data } from "#content/data/testimonials.ts";
import { deviceCount } from "#content/devices/phones.ts";
import { readData } from "#content/forms/read-data.ts";
import { testimonialsSchema } from "#content/forms/schemas/testimonial-schema.ts";
import { helpAnchors } from "#content/help/help-page.ts";
import { theftAnchors } from "#content/help/theft/theft-pages.ts";
import { anomalousUseMultiple, compensation, lineStateDays, recoveryDays } from "#content/legal/facts/legal-terms.ts";
import { findPlan } from "#content/plans/plans.ts";
import { portingAnchors } from "#content/porting/porting-page.ts";
import { supportHours } from "#content/site/operator/operator.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { showPicture } from "#content/uploads/shown-picture.ts";
import { formatRoamingArea } from "#domain/plans/plan.ts";
import { portingFeePesos } from "#domain/porting/porting.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";

const { roaming } = findPlan("legend");
const { isSample, items } = readData("src/content/data/testimonials.ts", testimonialsSchema, data);

/** The object that a question's slide is drawn as: what answers the question, or has the answer. */
export type QuestionLook = "sim" | "ticket" | "bubble" | "pass" | "stamp";

/**
 * Facts that a visitor can check today: a question, the figure that answers it, and the page with the figure. They are
 * displayed until there are real opinions, so that no customer is invented. None repeats a figure of the facts above.
 */
const placeholderQuestions = [
  {
    look: "sim",
    figure: formatQuantity(deviceCount, "celulares"),
    text: "¿Sirve el mío?",
    label: "Busca tu modelo",
    to: "/esim#compatibilidad-eSIM",
  },
  {
    look: "ticket",
    figure: formatPesos(portingFeePesos),
    text: "¿Cuánto cuesta traer mi número?",
    label: "Es tu derecho: léelo",
    to: `/portabilidad#${portingAnchors.rights}`,
  },
  {
    look: "bubble",
    figure: `${supportHours.from} a ${supportHours.to}`,
    text: "¿Hay quien me conteste?",
    label: `De ${supportHours.days}: elige cómo`,
    to: `/ayuda#${helpAnchors.contact}`,
  },
  {
    look: "pass",
    figure: roaming.kind === "none" ? "" : formatRoamingArea(roaming.where),
    text: "¿Me sirve en mi próximo viaje?",
    label: "Busca tu destino",
    to: "/roaming-cobertura",
  },
  {
    look: "stamp",
    figure: `${Object.values(lineStateDays).join("+")}\u00a0días`,
    text: "¿Cuándo pierdo mi número?",
    label: "Cuenta tus días",
    to: `/ayuda#${helpAnchors.lineLife}`,
  },
  {
    look: "ticket",
    figure: `${compensation.bonusPercent}%`,
    text: "¿Y si el servicio falla?",
    label: "Te bonifican eso o más",
    to: "/compensaciones-y-bonificaciones",
  },
  {
    look: "stamp",
    figure: formatQuantity(portingRules.reversionBusinessDays, "días hábiles"),
    text: "¿Y si me cambian sin mi permiso?",
    label: "Así se revierte",
    to: `/portabilidad#${portingAnchors.undo}`,
  },
  {
    look: "bubble",
    figure: portingRules.nip.dial,
    text: "¿A dónde llamo por mi NIP?",
    label: "Mira los pasos",
    to: `/portabilidad#${portingAnchors.steps}`,
  },
  {
    look: "sim",
    figure: formatQuantity(recoveryDays, "días"),
    text: "¿Y si me roban el celular?",
    label: "Así recuperas tu línea",
    to: `/reportar-robo-equipo#${theftAnchors.line}`,
  },
  {
    look: "stamp",
    figure: formatQuantity(anomalousUseMultiple, "veces"),
    text: "¿Dónde acaba lo ilimitado?",
    label: "Al pasar así el promedio: léelo",
    to: "/politica-de-uso",
  },
] as const satisfies readonly { look: QuestionLook; figure: string; text: string; label: string; to: SitePath }[];

/**
 * Ten five-star opinions. Source of the count and the stars: product specification, section 2. Until the operator
 * publishes real opinions, each slide shows a question and a page, without name or city: docs/decisions/0119.
 */
export const testimonials = {
  isSample,
  /** Text for screen readers in place of the stars; `{stars}` is their number. */
  starsText: "{stars} de 5 estrellas",
  /** Note that is displayed until there are real opinions. */
  sampleNote: "Todavía no publicamos opiniones de wimers.",
  items: isSample
    ? placeholderQuestions.map(({ look, figure, text, ...link }) => ({
        stars: 5,
        look,
        figure,
        text,
        check: buildPageLink(link),
      }))
    : items.map(({ picture, ...item }) => ({ ...item, ...showPicture(picture) })),
} as const;

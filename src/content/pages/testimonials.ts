import { data } from "#content/data/testimonials.ts";
import { readData } from "#content/forms/read-data.ts";
import { testimonialsSchema } from "#content/forms/schemas/testimonial-schema.ts";
import { showPicture } from "#content/uploads/shown-picture.ts";

const { isSample, items } = readData("src/content/data/testimonials.ts", testimonialsSchema, data);

/** Questions to subscribers, shown until there are real opinions, so that no customer is invented. */
const placeholderQuestions = [
  "¿Cuánto tardó en llegar tu número a wim?",
  "¿Qué tal fue instalar tu eSIM?",
  "¿Cómo te fue con el roaming en tu último viaje?",
  "¿Pagaste lo que te dijo la app?",
  "¿Encuentras en la app tus GB, tus días y tus beneficios?",
  "¿Cómo te atendió soporte?",
  "¿Qué te hizo cambiarte a wim?",
  "¿Cómo suenan tus llamadas?",
  "¿Qué beneficio de tu membresía usas más?",
  "¿Qué señal tienes donde vives y trabajas?",
] as const;

/**
 * Ten five-star opinions. Source of the count and the stars: product specification, section 2. Until the operator
 * publishes real opinions, each slide shows a question, without name or city: docs/decisions/0119.
 */
export const testimonials = {
  isSample,
  /** Text for screen readers in place of the stars; `{stars}` is their number. */
  starsText: "{stars} de 5 estrellas",
  /** Text in place of the author's name while there is no opinion. */
  missingAuthorText: "Lugar para la opinión de un wimer",
  /** Text next to the sample mark. */
  sampleNote: "Todavía no publicamos opiniones.",
  items: isSample
    ? placeholderQuestions.map((text) => ({ stars: 5, text }))
    : items.map(({ picture, ...item }) => ({ ...item, ...showPicture(picture) })),
} as const;

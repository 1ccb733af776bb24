import { data } from "#content/data/testimonials.ts";
import { readData } from "#content/forms/read-data.ts";
import { testimonialsSchema } from "#content/forms/schemas/testimonial-schema.ts";

const { isSample, items } = readData("src/content/data/testimonials.ts", testimonialsSchema, data);

/**
 * Ten five-star opinions. Source of the count and the stars: product specification, section 2. The sample texts agree
 * with the specification's facts; the operator supplies the real ones and sets `isSample` to false.
 */
export const testimonials = {
  isSample,
  /** For screen readers, instead of the stars; `{stars}` is their number. */
  starsText: "{stars} de 5 estrellas",
  items,
} as const;

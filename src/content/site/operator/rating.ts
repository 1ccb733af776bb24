import { supportRows } from "./support-rows.ts";

const { appRating, ratingSource } = supportRows;

/**
 * The app's rating by users. Source: product specification, section 9, which names neither store nor date. Until
 * `ratingSource` names both, the rating has a mark and no stars: docs/decisions/0119.
 */
export const rating = {
  value: appRating,
  /** Text for screen readers in place of the stars. */
  ...(ratingSource && { spoken: `${appRating} de 5 estrellas` }),
  /** Mark of a figure without a source. */
  ...(!ratingSource && { mark: "Por confirmar" }),
  where: `de calificación en ${ratingSource ?? "la tienda de apps"}`,
};

import { supportRows } from "./support-rows.ts";

const { appRating, ratingSource } = supportRows;

/** The app's rating by users. Source: product specification, section 9, which names neither store nor date. */
export const rating = {
  value: appRating,
  /** Text for screen readers in place of the stars. */
  spoken: `${appRating} de 5 estrellas`,
  where: ratingSource ? `en ${ratingSource}` : "en la tienda de apps (por confirmar)",
} as const;

import { supportRows } from "./support-rows.ts";

const { appRating } = supportRows;

/** The app's rating by users. Source: product specification, section 9. */
export const rating = {
  value: appRating,
  /** For screen readers, instead of the stars. */
  spoken: `${appRating} de 5 estrellas`,
  where: "en la tienda de apps",
} as const;

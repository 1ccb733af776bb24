import { supportRows } from "./support-rows.ts";

const { appRating } = supportRows;

/** How users rate the app. Source: product specification, section 9. */
export const rating = {
  value: appRating,
  /** For screen readers, in place of the stars. */
  spoken: `${appRating} de 5 estrellas`,
  where: "en la tienda de apps",
} as const;

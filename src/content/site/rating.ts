/** How the app's visitors rate it. Source: product specification, section 9. */
const value = 4.4;

export const rating = {
  value,
  /** For who hears the stars and does not see them. */
  spoken: `${value} de 5 estrellas`,
  where: "en la tienda de apps",
} as const;

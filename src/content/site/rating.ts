/** How users rate the app. Source: product specification, section 9. */
const value = 4.4;

export const rating = {
  value,
  /** For screen readers, in place of the stars. */
  spoken: `${value} de 5 estrellas`,
  where: "en la tienda de apps",
} as const;

/** The overlays that came with the site are samples: set `isSample` to false once the operator's files replace them. */
export const coverageSample = {
  isSample: true as boolean,
  text: "Estas coberturas son inventadas: no decidas con ellas.",
  inAnswer: "Respuesta con datos de muestra: no es la cobertura real de wim.",
  inTable: "Son datos de muestra: no describen la cobertura real de wim.",
} as const;

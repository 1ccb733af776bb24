/** One page of each kind. */
export const pages = [
  "/",
  "/membresias",
  "/esim",
  "/portabilidad",
  "/roaming-cobertura",
  "/mapa-de-cobertura",
  "/preguntas-frecuentes",
  "/terminos-y-condiciones",
  "/registro-membresias",
  "/ayuda",
] as const;

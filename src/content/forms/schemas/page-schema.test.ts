import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

/** The message without its full stop. */
const description = "Di en dos frases qué hay en la página y a quién le sirve, para que quien busca la elija";

testFieldReports("paginas", [
  [
    "0.title",
    "wim es tu línea celular de prepago, digital y con eSIM en todo México",
    "Página 1 («/») › Título: caben 54 letras: sobran 15",
  ],
  ["0.description", "Contrata tu línea.", "Página 1 («/») › Descripción: escribe al menos 70 letras"],
  [
    "0.description",
    "Contrata tu línea con {{membresia.legend.nombre}}.",
    "Página 1 («/») › Descripción: con los datos más cortos dice «Contrata tu línea con Legend.» y tiene 29 letras: escribe al menos 70 letras",
  ],
  ["0.description", description, "Página 1 («/») › Descripción: termina con punto"],
  [
    "2.title",
    "Portabilidad: cámbiate y conserva tu número",
    "Página 4 («/portabilidad») › Título: ya está en el lugar 3 de la lista",
  ],
  [
    "1.withoutOffer",
    undefined,
    "Página 2 («/membresias») › Descripción de los días sin oferta: falta, porque la otra descripción nombra la oferta y hay días sin ella",
  ],
]);

import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList, type FieldEdit } from "#content/forms/testing/check-messages.ts";

const apple = "Marca 1 («Apple») › Modelos";
const phone = `${apple} › Modelo 1 («iPhone XR»)`;
/** Index of the offer of the specification. */
const offerRow = 21;
const offered =
  "Promoción 22 («20% menos al traer tu número, y más GB el primer mes») › Lo que se ofrece › Precio al traer tu número";
const prices = `${offered} › Precio de cada membresía`;
/** The message without its full stop. */
const description = "Di en dos frases qué hay en la página y a quién le sirve, para que quien busca la elija";

test.each<[list: string, field: string, value: unknown, message: string]>([
  ["celulares", "0.phones.0.year", 26, `${phone} › Año en que salió: el mínimo es 2015`],
  ["celulares", "0.phones.0.notes.0", "nada", `${phone} › Notas › Nota 1: no conocemos la nota «nada»`],
  [
    "celulares",
    "0.phones.0.notes.0",
    "Solo usa una eSIM",
    `${phone} › Notas › Nota 1: no conocemos la nota «Solo usa una eSIM»: lo más parecido es «Solo usa eSIM: no tiene bandeja para un chip.» (en el archivo, «onlyEsim»)`,
  ],
  ["celulares", "0.phones.0.notes", ["depends", "depends"], `${phone} › Notas: hay algo repetido`],
  [
    "celulares",
    "0.phones.1.name",
    "iPhone XR",
    `${apple} › Modelo 2 («iPhone XR») › Modelo: ya está en el lugar 1 de la lista, como «iPhone XR»`,
  ],
  [
    "celulares",
    "0.phones.1.name",
    "APPLE  iphone xr",
    `${apple} › Modelo 2 («APPLE  iphone xr») › Modelo: ya está en el lugar 1 de la lista, como «iPhone XR»`,
  ],
  ["celulares", "1.brand", "Apple", "Marca 2 («Apple») › Marca: ya está en el lugar 1 de la lista"],
  ["celulares", "0.phones", [], `${apple}: falta un modelo`],
  ["roaming", "europe.0", "ZZ", "Europa › País 1: no conocemos el país «ZZ»"],
  ["roaming", "europe.0", "JP", "Europa › País 1: no conocemos el país «JP»"],
  ["roaming", "europe.0", "AL", "Europa: hay algo repetido"],
  [
    "roaming",
    "oceania",
    ["AU", "FJ", "NC", "NZ", "PF"],
    "Todo: son 169 destinos y se anuncian 170: cambia «Países y territorios con roaming» en Membresías y precios",
  ],
  [
    "folios",
    "memberships.0.number",
    134980,
    "Folios de membresías › Folio 1 («134980») › Folio: un folio son 7 cifras, por ejemplo 1676755",
  ],
  [
    "folios",
    "memberships.1.number",
    1349808,
    "Folios de membresías › Folio 2 («1349808») › Folio: ya está en el lugar 1 de la lista",
  ],
  [
    "folios",
    "promotions.0.number",
    1349808,
    "Folios de promociones › Folio 1 («1349808») › Folio: ya es el folio de una membresía",
  ],
  ["soporte", "opens", "8:00", "Soporte abre: escribe la hora como 08:00 o 22:00"],
  ["soporte", "closes", "07:00", "Soporte cierra: tiene que ser después de la hora en que abre, el mismo día"],
  ["soporte", "appRating", 6, "Calificación de la app: el máximo es 5"],
  ["soporte", "appRating", 4.45, "Calificación de la app: escríbela con un decimal, por ejemplo 4.4"],
  [
    "leyes",
    "laws.consumers.href",
    "www.gob.mx",
    "Leyes y normas › Ley de consumidores › Dirección del texto: escribe la dirección completa, desde https://",
  ],
  [
    "leyes",
    "laws.privacy.inForce",
    "2025-03-19",
    "Leyes y normas › Ley de datos personales › Día en que entró en vigor: va después de que se publicó",
  ],
  [
    "leyes",
    "authorities.consumers.phoneInCountry",
    "8004688722",
    "Autoridades › Consumidores › Teléfono del Consumidor, todo el país: escríbelo con espacios, como 55 5568 8722",
  ],
  [
    "leyes",
    "authorities.consumers.telecomEmail",
    "quejas",
    "Autoridades › Consumidores › Correo de telecomunicaciones: escribe un correo completo, como nombre@ejemplo.mx",
  ],
  [
    "paginas",
    "0.title",
    "wim es tu línea celular de prepago, digital y con eSIM en todo México",
    "Página 1 («/») › Título: caben 54 letras: sobran 15",
  ],
  ["paginas", "0.description", "Contrata tu línea.", "Página 1 («/») › Descripción: escribe al menos 70 letras"],
  [
    "paginas",
    "0.description",
    "Contrata tu línea con {{membresia.legend.nombre}}.",
    "Página 1 («/») › Descripción: con los datos más cortos dice «Contrata tu línea con Legend.» y tiene 29 letras: escribe al menos 70 letras",
  ],
  ["paginas", "0.description", description, "Página 1 («/») › Descripción: termina con punto"],
  [
    "paginas",
    "2.title",
    "Portabilidad: cámbiate y conserva tu número",
    "Página 4 («/portabilidad») › Título: ya está en el lugar 3 de la lista",
  ],
  [
    "paginas",
    "1.withoutOffer",
    undefined,
    "Página 2 («/membresias») › Descripción de los días sin oferta: falta, porque la otra descripción nombra la oferta y hay días sin ella",
  ],
  [
    "portada",
    "plans.heading",
    "Escoge el nivel que más te gusta",
    "Membresías › Encabezado: caben 30 letras: sobran 2",
  ],
  [
    "portada",
    "banner.loudLine",
    "{{contratacion.tiempo}} y ya.",
    "Entrada › Línea que resalta: caben 14 letras: sobran 1",
  ],
  [
    "portada",
    "closing.text",
    "Contrata en 2 minutos.",
    "Cierre › Texto debajo: «2 minutos» está escrito a mano: ponlo con «Insertar dato», que lo cambia en todas partes a la vez",
  ],
  [
    "portada",
    "cards.portability.withoutOffer",
    undefined,
    "Tarjetas › Portabilidad › Texto de los días sin oferta: falta, porque el otro texto nombra la oferta y hay días sin ella",
  ],
  ["beneficios", "vix.name", "ViX con todas sus series y películas", "ViX › Nombre: caben 24 letras: sobran 12"],
  ["membresias", "plans.legend.regularPesos", undefined, "Membresías › Legend › Precio regular: falta este número"],
  ["membresias", "plans.legend.roaming.gb", 0, "Membresías › Legend › Roaming › GB: el mínimo es 1"],
  [
    "opiniones",
    "items.0.author",
    "Mariana",
    "Opiniones › Opinión 1 («Mariana») › Autor: escribe nombre e inicial, como «Mariana G.»",
  ],
  ["opiniones", "items.0.stars", 4, "Opiniones › Opinión 1 («Mariana G.») › Estrellas: solo opiniones de 5 estrellas"],
  ["opiniones", "isSample", undefined, "Son de muestra: todavía no las escribió un cliente: falta elegir sí o no"],
  [
    "promociones",
    `${offerRow}.offer.porting.pesos.legend`,
    900,
    `${prices} › Legend: tiene que ser menor que el regular, $850`,
  ],
  [
    "promociones",
    `${offerRow}.offer.porting.otherReading.pesos.legend`,
    850,
    `${offered} › Otra lectura › Precio › Legend: tiene que ser menor que el regular, $850`,
  ],
  ["promociones", `${offerRow}.offer.porting.pesos.legend`, 700, `${prices} › Legend: con ese porcentaje serían $680`],
  [
    "membresias",
    "plans.legend.regularPesos",
    450,
    "Membresías › Legend › Precio regular: tiene que ser mayor que el de Community, $500",
  ],
  [
    "membresias",
    "plans.legend.regularPesos",
    850.5,
    "Membresías › Legend › Precio regular: escríbelo sin centavos, por ejemplo 850",
  ],
  [
    "beneficios",
    "amazonPrime.status.rookie",
    "no",
    "Amazon Prime › Con cada membresía › Rookie: no conocemos la opción «no»: lo más parecido es «No se puede agregar» (en el archivo, «none»)",
  ],
  [
    "opiniones",
    "items.0.text",
    "Muy bien.",
    "Opiniones › Opinión 1 («Mariana G.») › Opinión: escribe de 12 a 30 palabras",
  ],
])("in %s, %s = %j is reported with its place: %s", async (list, field, value, expectedReport) => {
  expect(await checkChangedList(list, buildFieldChange([field, value]))).toEqual([expectedReport]);
});

const otherReading = `${offered} › Otra lectura`;
const numbers = "las páginas de los folios 1349879, 1349880 y 1349881 dirán $900";

test.each<[list: string, changes: readonly FieldEdit[], message: readonly string[]]>([
  ["membresias", [["plans.legend.regularPesos", 900]], [expect.stringContaining(`Precio regular: ${numbers}`)]],
  ["membresias", [["plans.legend.name", "Leyenda"]], []],
  ["membresias", [["homeCountries", "México"]], [expect.stringContaining("registro.json dirá todavía MX, US y CA")]],
  [
    "promociones",
    [[`${offerRow}.offer.porting.months`, 3]],
    [`${otherReading}: es de la oferta de antes de este cambio: quítala, o escribe lo que dice de la nueva`],
  ],
  [
    "promociones",
    [
      [`${offerRow}.offer.porting.otherReading`, undefined],
      [`${offerRow}.offer.porting.months`, 3],
    ],
    [],
  ],
  [
    "promociones",
    [[`${offerRow}.offer.porting.otherReading`, { months: 6, pesos: { legend: 680 } }]],
    [`${otherReading}: dice lo mismo que la oferta: quítala`],
  ],
  ["promociones", [[`${offerRow}.offer.porting.otherReading.pesos.legend`, 690]], []],
])("in %s, gives advice after the change %j to published data", async (list, changes, expectedReport) => {
  expect(await checkChangedList(list, buildFieldChange(...changes), true)).toEqual(expectedReport);
});

test("a promotion that is over keeps its prices when the regular ones go down; one that is not is refused", async () => {
  const prices = [`${offerRow}.offer.porting.pesos.legend`, 900] as const;
  const over = [`${offerRow}.period`, { kind: "dates", from: "2025-03-01", to: "2025-03-27" }] as const;
  const isRefused = async (...changes: readonly FieldEdit[]) =>
    (await checkChangedList("promociones", buildFieldChange(...changes))).some((message) =>
      message.includes("menor que el regular"),
    );
  expect([await isRefused(prices), await isRefused(prices, over)]).toEqual([true, false]);
});

test("reports a membership without a number, and opinions marked as real while there are none", async () => {
  const rows = ["memberships.0.plan", "memberships.1.plan", "memberships.2.plan"] as const;
  const rookieElsewhere = buildFieldChange(...rows.map((path) => [path, "community"] as const));
  expect(await checkChangedList("folios", rookieElsewhere)).toEqual(["Folios de membresías: falta un folio de Rookie"]);
  const noOpinions = buildFieldChange(["isSample", false], ["items", []]);
  expect(await checkChangedList("opiniones", noOpinions)).toEqual(["Opiniones: falta una opinión"]);
});

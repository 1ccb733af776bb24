import { expect, test } from "vitest";
import { checkAfterChange, type Edit, editFields } from "#content/forms/testing/check-messages.ts";

type Edits = readonly Edit[];

const apple = "Marca 1 («Apple») › Modelos";
const description = "Di en dos frases qué hay en la página y a quién le sirve, para que quien busca la elija.";
const rookieElsewhere: Edits = [
  ["memberships.0.plan", "community"],
  ["memberships.1.plan", "community"],
  ["memberships.2.plan", "community"],
];

test.each<[what: string, list: string, edits: Edits, said: string[]]>([
  [
    "a year of two digits",
    "celulares",
    [["0.phones.0.year", 26]],
    [`${apple} › Modelo 1 («iPhone XR») › Año en que salió: el mínimo es 2015`],
  ],
  [
    "a note that there is not",
    "celulares",
    [["0.phones.0.notes.0", "nada"]],
    [`${apple} › Modelo 1 («iPhone XR») › Notas › Nota 1: no conocemos la nota «nada»`],
  ],
  [
    "a note that is nearly one",
    "celulares",
    [["0.phones.0.notes.0", "Solo usa una eSIM"]],
    [
      `${apple} › Modelo 1 («iPhone XR») › Notas › Nota 1: no conocemos la nota «Solo usa una eSIM»: lo más parecido es «Solo usa eSIM: no tiene bandeja para un chip.»`,
    ],
  ],
  [
    "a note twice",
    "celulares",
    [["0.phones.0.notes", ["depends", "depends"]]],
    [`${apple} › Modelo 1 («iPhone XR») › Notas: hay algo repetido`],
  ],
  [
    "a model twice",
    "celulares",
    [["0.phones.1.name", "iPhone XR"]],
    [`${apple} › Modelo 2 («iPhone XR») › Modelo: ya está en el lugar 1 de la lista, como «iPhone XR»`],
  ],
  [
    "a model twice, in other letters and with its brand",
    "celulares",
    [["0.phones.1.name", "APPLE  iphone xr"]],
    [`${apple} › Modelo 2 («APPLE  iphone xr») › Modelo: ya está en el lugar 1 de la lista, como «iPhone XR»`],
  ],
  [
    "a brand twice",
    "celulares",
    [["1.brand", "Apple"]],
    ["Marca 2 («Apple») › Marca: ya está en el lugar 1 de la lista"],
  ],
  ["a brand without models", "celulares", [["0.phones", []]], ["Marca 1 («Apple») › Modelos: falta un modelo"]],
  ["a country that there is not", "roaming", [["europe.0", "ZZ"]], ["Europa › País 1: no conocemos el país «ZZ»"]],
  ["a country of another region", "roaming", [["europe.0", "JP"]], ["Europa › País 1: no conocemos el país «JP»"]],
  ["a country twice", "roaming", [["europe.0", "AL"]], ["Europa: hay algo repetido"]],
  [
    "a destination less than advertised",
    "roaming",
    [["oceania", ["AU", "FJ", "NC", "NZ", "PF"]]],
    ["Todo: son 169 destinos y se anuncian 170: cambia «Países y territorios con roaming» en Membresías y precios"],
  ],
  [
    "a number of six digits",
    "folios",
    [["memberships.0.number", 134980]],
    ["Folios de membresías › Folio 1 («134980») › Folio: un folio son 7 cifras, por ejemplo 1676755"],
  ],
  [
    "a number twice",
    "folios",
    [["memberships.1.number", 1349808]],
    ["Folios de membresías › Folio 2 («1349808») › Folio: ya está en el lugar 1 de la lista"],
  ],
  [
    "a number of both kinds",
    "folios",
    [["promotions.0.number", 1349808]],
    ["Folios de promociones › Folio 1 («1349808») › Folio: ya es el folio de una membresía"],
  ],
  ["a membership without a number", "folios", rookieElsewhere, ["Folios de membresías: falta un folio de Rookie"]],
  ["an hour without its zero", "soporte", [["opens", "8:00"]], ["Soporte abre: escribe la hora como 08:00 o 22:00"]],
  [
    "hours in the wrong order",
    "soporte",
    [["closes", "07:00"]],
    ["Soporte cierra: tiene que ser después de la hora en que abre, el mismo día"],
  ],
  ["more than five stars", "soporte", [["appRating", 6]], ["Calificación de la app: el máximo es 5"]],
  [
    "too many decimals",
    "soporte",
    [["appRating", 4.45]],
    ["Calificación de la app: escríbela con un decimal, por ejemplo 4.4"],
  ],
  [
    "half an address",
    "leyes",
    [["laws.consumers.href", "www.gob.mx"]],
    ["Leyes y normas › Ley de consumidores › Dirección del texto: escribe la dirección completa, desde https://"],
  ],
  [
    "a law in force before it was published",
    "leyes",
    [["laws.privacy.inForce", "2025-03-19"]],
    ["Leyes y normas › Ley de datos personales › Día en que entró en vigor: va después de que se publicó"],
  ],
  [
    "a telephone in one piece",
    "leyes",
    [["authorities.consumers.phoneInCountry", "8004688722"]],
    ["Autoridades › Consumidores › Teléfono del Consumidor, todo el país: escríbelo con espacios, como 55 5568 8722"],
  ],
  [
    "half a mail address",
    "leyes",
    [["authorities.consumers.telecomEmail", "quejas"]],
    ["Autoridades › Consumidores › Correo de telecomunicaciones: escribe un correo completo, como nombre@ejemplo.mx"],
  ],
  [
    "opinions said to be real without any",
    "opiniones",
    [
      ["isSample", false],
      ["items", []],
    ],
    ["Opiniones: falta una opinión"],
  ],
  [
    "a title that does not fit",
    "paginas",
    [["0.title", "wim es tu línea celular de prepago, digital y con eSIM en todo México"]],
    ["Página 1 («/») › Título: caben 54 letras: sobran 15"],
  ],
  [
    "a short description",
    "paginas",
    [["0.description", "Contrata tu línea."]],
    ["Página 1 («/») › Descripción: escribe al menos 70 letras"],
  ],
  [
    "a description without its full stop",
    "paginas",
    [["0.description", description.slice(0, -1)]],
    ["Página 1 («/») › Descripción: termina con punto"],
  ],
  [
    "two titles alike",
    "paginas",
    [["2.title", "Portabilidad: cámbiate y conserva tu número"]],
    ["Página 4 («/portabilidad») › Título: ya está en el lugar 3 de la lista"],
  ],
  [
    "a description of the offer alone",
    "paginas",
    [["1.withoutOffer", undefined]],
    [
      "Página 2 («/membresias») › Descripción de los días sin oferta: falta, porque la otra descripción nombra la oferta y hay días sin ella",
    ],
  ],
  [
    "a heading that would wrap",
    "portada",
    [["plans.heading", "Escoge el nivel que más te gusta"]],
    ["Membresías › Encabezado: caben 30 letras: sobran 2"],
  ],
  [
    "a line that would wrap with its fact",
    "portada",
    [["banner.loudLine", "{{contratacion.tiempo}} y ya."]],
    ["Entrada › Línea que resalta: caben 14 letras: sobran 1"],
  ],
  [
    "a typed figure",
    "portada",
    [["closing.text", "Contrata en 2 minutos."]],
    ["Cierre › Texto debajo: «2 minutos» está escrito a mano: usa «Insertar dato»"],
  ],
  [
    "a card of the offer alone",
    "portada",
    [["cards.portability.withoutOffer", undefined]],
    [
      "Tarjetas › Portabilidad › Texto de los días sin oferta: falta, porque el otro texto nombra la oferta y hay días sin ella",
    ],
  ],
  [
    "a benefit whose name does not fit",
    "beneficios",
    [["vix.name", "ViX con todas sus series y películas"]],
    ["ViX › Nombre: caben 24 letras: sobran 12"],
  ],
  [
    "a membership without its price",
    "membresias",
    [["plans.legend.regularPesos", undefined]],
    ["Membresías › Legend › Precio regular: falta este número"],
  ],
  [
    "roaming of no kind",
    "membresias",
    [["plans.legend.roaming.gb", 0]],
    ["Membresías › Legend › Roaming › GB: el mínimo es 1"],
  ],
  [
    "an author without the initial",
    "opiniones",
    [["items.0.author", "Mariana"]],
    ["Opiniones › Opinión 1 («Mariana») › Autor: escribe nombre e inicial, como «Mariana G.»"],
  ],
  [
    "four stars",
    "opiniones",
    [["items.0.stars", 4]],
    ["Opiniones › Opinión 1 («Mariana G.») › Estrellas: solo opiniones de 5 estrellas"],
  ],
  [
    "a missing yes or no",
    "opiniones",
    [["isSample", undefined]],
    ["Son de muestra: todavía no las escribió un cliente: falta elegir sí o no"],
  ],
])("reports the place of %s", async (_what, list, edits, said) => {
  expect(await checkAfterChange(list, editFields(...edits))).toEqual(said);
});

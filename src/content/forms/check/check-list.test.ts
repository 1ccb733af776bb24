import { expect, test } from "vitest";
import { editableLists } from "#content/forms/editable-lists.ts";
import { checkAfterChange, findList, insertRow } from "#content/forms/testing/check-messages.ts";
import { checkList } from "./check-list.ts";

const porting = { kind: "porting", percent: 25, months: 3 };
const changing = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new RangeError(`no ${from}`);
  return text.replace(from, to);
};

const promotion = {
  slug: "buen-fin-26",
  name: "Buen Fin 2026",
  terms: porting,
  period: { kind: "dates", from: "2026-11-13", to: "2026-11-16" },
  isOnHome: true,
};
const adding = (row: object) => insertRow({ ...promotion, ...row });
const during = (period: object) => adding({ period: { ...promotion.period, ...period } });

test.each<[string, string, (text: string) => string, string[]]>([
  ["a new row", "promociones", adding({}), []],
  [
    "a day that does not exist",
    "promociones",
    during({ to: "2026-11-31" }),
    ["Promoción 1 («Buen Fin 2026») › Vigencia › Hasta: ese día no existe"],
  ],
  [
    "days in the wrong order",
    "promociones",
    during({ to: "2026-11-12" }),
    ["Promoción 1 («Buen Fin 2026») › Vigencia › Hasta: no puede ser antes de «Desde»"],
  ],
  [
    "a missing day",
    "promociones",
    adding({ period: { kind: "dates", from: "2026-11-13" } }),
    ["Promoción 1 («Buen Fin 2026») › Vigencia › Hasta: falta el día"],
  ],
  [
    "a field that is not there",
    "promociones",
    adding({ precio: 1 }),
    ["Promoción 1 («Buen Fin 2026»): sobra «precio»"],
  ],
  [
    "an address that is taken",
    "promociones",
    adding({ slug: "referidos" }),
    ["Promoción 22 («Referidos (general)») › Dirección: ya está en el lugar 1 de la lista"],
  ],
  [
    "a number that is not in the registry",
    "promociones",
    adding({ folio: 1349808 }),
    [
      "Promoción 1 («Buen Fin 2026») › Folio: ese folio no está en Folios del registro de tarifas: agrégalo ahí primero",
    ],
  ],
  [
    "a percentage that is too high",
    "promociones",
    adding({ terms: { ...porting, percent: 120 } }),
    ["Promoción 1 («Buen Fin 2026») › Lo que prometió › Descuento, en %: el máximo es 100"],
  ],
  [
    "an offer that is no offer",
    "ofertas",
    changing('"legend": 680', '"legend": 900'),
    [
      "Oferta 1 («20% menos al traer tu número, y más GB el primer mes») › Lo que se ofrece › Precio al traer tu número › Precio de cada membresía › Legend: tiene que ser menor que el regular, $850",
    ],
  ],
  [
    "an amount that is not that of its percentage",
    "ofertas",
    changing('"legend": 680', '"legend": 700'),
    [
      "Oferta 1 («20% menos al traer tu número, y más GB el primer mes») › Lo que se ofrece › Precio al traer tu número › Precio de cada membresía › Legend: con ese porcentaje serían $680",
    ],
  ],
  [
    "a price below that of the smaller membership",
    "membresias",
    changing('"regularPesos": 850', '"regularPesos": 450'),
    ["Membresías › Legend › Precio regular: tiene que ser mayor que el de Community, $500"],
  ],
  [
    "a price with cents",
    "membresias",
    changing('"regularPesos": 850', '"regularPesos": 850.5'),
    ["Membresías › Legend › Precio regular: escríbelo sin centavos, por ejemplo 850"],
  ],
  [
    "a standing that there is not",
    "beneficios",
    changing('"rookie": "none"', '"rookie": "no"'),
    [
      "Amazon Prime › Con cada membresía › Rookie: no conocemos la opción «no»: lo más parecido es «No se puede agregar»",
    ],
  ],
  [
    "an opinion that is too short",
    "opiniones",
    changing("Pedí mi NIP en la mañana y en la madrugada del día que elegí ya tenía mi número en wim.", "Muy bien."),
    ["Opiniones › Opinión 1 («Mariana G.») › Opinión: escribe de 12 a 30 palabras"],
  ],
  [
    "a link to a page that is not there",
    "avisos",
    insertRow({ date: "2026-12-01", title: "Hola", text: [" "], link: { label: "Más", to: "/nada" } }),
    [
      "Aviso 1 («Hola») › Texto › Párrafo 1: falta este texto",
      "Aviso 1 («Hola») › Enlace › Página: no hay una página «/nada» en el sitio",
    ],
  ],
])("checks %s, and tells staff the place and the fix", async (_what, id, change, said) => {
  expect(await checkAfterChange(id, change)).toEqual(said);
});

test.each(editableLists)("$id has no findings at the specified commit", async ({ id }) => {
  expect(await checkAfterChange(id, (text) => text)).toEqual([]);
});

test("a file that is not data is reported by name, with the problem", async () => {
  const { errors } = await checkList(findList("avisos"), "export const data = [,];\n");
  expect(errors).toEqual([expect.stringMatching(/^src\/content\/data\/notices\.ts: no es JSON: /)]);
});

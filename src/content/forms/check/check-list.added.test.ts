import { expect, test } from "vitest";
import { checkChangedList, insertRow } from "#content/forms/testing/check-messages.ts";

const promotion = {
  slug: "buen-fin-26",
  name: "Buen Fin 2026",
  period: { kind: "dates", from: "2026-11-13", to: "2026-11-16" },
  shownOn: ["registry"],
};
const ownWords = { kind: "text", text: "Dos por uno en tu primera membresía.", conditions: "Una vez por persona." };
const terms = { kind: "porting", percent: 25, months: 3 };
const during = (period: object) => ({ ...promotion, terms, period: { ...promotion.period, ...period } });
const offer = { firstMonth: { percent: 50, gb: { rookie: 30 } } };
const notice = { date: "2026-12-01", title: "Hola", text: ["Ya llegó."] };
const coverage = {
  overlay: "5g",
  sha256: "0".repeat(64),
  bytes: 50_000_000,
  day: "2026-11-23",
  person: "Ana",
  figures: { polygons: 1, lines: 0, points: 0, vertices: 4, isSample: false },
};
const row = "Promoción 1 («Buen Fin 2026»)";

test.each<[message: string, added: object]>([
  [`${row} › Vigencia › Hasta: ese día no existe`, during({ to: "2026-11-31" })],
  [`${row} › Vigencia › Hasta: no puede ser antes de «Desde»`, during({ to: "2026-11-12" })],
  [`${row} › Vigencia › Hasta: falta el día`, during({ to: undefined })],
  [`${row} › Vigencia › Hasta: escribe año, mes y día, por ejemplo 2026-03-01`, during({ to: "16/11/2026" })],
  [
    `${row} › Vigencia › Desde: escribe mes y día, como 11-19`,
    during({ kind: "yearless", from: "19 nov", to: "11-21" }),
  ],
  [`${row}: sobra «precio»`, { ...promotion, terms, precio: 1 }],
  [
    "Promoción 22 («Referidos (general)») › Dirección: ya está en el lugar 1 de la lista",
    { ...promotion, terms, slug: "referidos" },
  ],
  [
    `${row} › Dirección: usa solo minúsculas sin acento, números y guiones, por ejemplo buen-fin-26`,
    { ...promotion, slug: "Buen-Fin" },
  ],
  [
    `${row} › Folio: ese folio no está en Folios del registro de tarifas: agrégalo ahí primero`,
    { ...promotion, terms, folio: 1349808 },
  ],
  [`${row} › Lo que promete › Descuento, en %: el máximo es 100`, { ...promotion, terms: { ...terms, percent: 120 } }],
  [
    `${row} › Se ve desde: tiene que ser a más tardar el día en que empieza`,
    { ...promotion, visibleFrom: "2026-11-14" },
  ],
  [`${row} › Lo que se ofrece: quita una de dos: lo que promete o lo que se ofrece`, { ...promotion, terms, offer }],
  [
    `${row} › Vigencia: lo que se ofrece necesita su primer y su último día`,
    { ...promotion, offer, period: { kind: "yearless", from: "11-13", to: "11-16" } },
  ],
  [`${row} › Lo que se ofrece: falta qué se ofrece`, { ...promotion, offer: {} }],
  [`${row} › Dónde se ve: elige al menos un lugar: en ninguno, nadie la encuentra`, { ...promotion, shownOn: [] }],
  [
    `${row} › Lo que promete › Texto: son más de 3 frases: deja lo demás en «Condiciones»`,
    { ...promotion, terms: { ...ownWords, text: "Uno. Dos. Tres. Cuatro." } },
  ],
  [
    `${row} › Lo que promete › Precio de cada membresía › Rookie: tiene que ser menor que el regular, $350`,
    { ...promotion, period: { kind: "unstated" }, terms: { ...ownWords, pesos: { rookie: 350 } } },
  ],
])("advises staff on a new promotion: %s", async (expectedReport, added) => {
  expect(await checkChangedList("promociones", insertRow(added))).toEqual([expectedReport]);
});

test.each<[list: string, message: string, added: object]>([
  [
    "avisos",
    "Aviso 1 («Hola») › Se ve desde: tiene que ser a más tardar la fecha del aviso",
    { ...notice, visibleFrom: "2026-12-02" },
  ],
  [
    "avisos",
    "Aviso 1 («Hola») › Se ve desde: se ve desde hoy, con fecha del 20\u00a0de diciembre de 2099. Si debe esperar, escribe aquí el día",
    { ...notice, date: "2099-12-20" },
  ],
  [
    "avisos",
    "Aviso 1 («Tu móvil») › Título: usa «celular», no «móvil»",
    { ...notice, title: "Tu móvil", date: "2026-11-20" },
  ],
  ["avisos", "Aviso 1 («Hola») › Texto: falta el texto", { ...notice, text: [] }],
  [
    "coberturas",
    "Archivo 1 («5G») › Huella SHA-256: son 64 signos, de 0 a 9 y de a a f, como los da sha256sum",
    { ...coverage, sha256: "5G.kml" },
  ],
  [
    "coberturas",
    "Archivo 1 («5G»): el archivo dice que sus datos son de muestra",
    { ...coverage, figures: { ...coverage.figures, isSample: true } },
  ],
])("advises staff on a new row in %s: %s", async (list, expectedReport, added) => {
  expect(await checkChangedList(list, insertRow(added))).toEqual([expectedReport]);
});

test.each<[what: string, list: string, added: object]>([
  ["a promotion", "promociones", { ...promotion, terms }],
  ["a notice that waits for its date", "avisos", { ...notice, date: "2099-12-20", visibleFrom: "2099-12-20" }],
])("%s can be added", async (_what, list, added) => {
  expect(await checkChangedList(list, insertRow(added))).toEqual([]);
});

test("reports everything that is wrong in a new row", async () => {
  const linked = { date: "2026-12-01", title: "Hola", text: [" "], link: { label: "Más", to: "/nada" } };
  expect(await checkChangedList("avisos", insertRow(linked))).toEqual([
    "Aviso 1 («Hola») › Texto › Párrafo 1: falta este texto",
    "Aviso 1 («Hola») › Enlace › Página: no hay una página «/nada» en el sitio",
  ]);
});

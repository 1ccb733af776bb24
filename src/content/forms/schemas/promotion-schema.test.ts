import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList, insertRow } from "#content/forms/testing/check-messages.ts";

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
  [
    `${row}: sobra «precio»; puede ser «folio», «offer», «picture», «visibleFrom» o «isSample»`,
    { ...promotion, terms, precio: 1 },
  ],
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

test("a promotion can be added", async () => {
  expect(await checkChangedList("promociones", insertRow({ ...promotion, terms }))).toEqual([]);
});

test.each([
  ["formato-simplificado", "la usa otra página"],
  ["formato-simplificado/1676755", "la usa otra página"],
  ["1676755", "un folio"],
  ["buen-fin-".repeat(9).slice(0, -1).padEnd(81, "x"), "caben 80 letras: sobran 1"],
])("a promotion's address is refused while it is typed: %s", async (slug, expectedReport) => {
  const [first = ""] = await checkChangedList("promociones", buildFieldChange(["0.slug", slug]));
  expect(first).toContain(expectedReport);
});

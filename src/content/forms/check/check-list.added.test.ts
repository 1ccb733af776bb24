import { expect, test } from "vitest";
import { checkAfterChange, insertRow } from "#content/forms/testing/check-messages.ts";

const promotion = {
  slug: "buen-fin-26",
  name: "Buen Fin 2026",
  period: { kind: "dates", from: "2026-11-13", to: "2026-11-16" },
  isOnHome: true,
};
const terms = { kind: "porting", percent: 25, months: 3 };
const offer = { firstMonth: { percent: 50, gb: { rookie: 30 } } };
const notice = { date: "2026-12-01", title: "Hola", text: ["Ya llegó."] };
const coverage = {
  overlay: "5g",
  sha256: "0".repeat(64),
  bytes: 50_000_000,
  day: "2026-11-23",
  person: "Ana",
  holds: { areas: 1, lines: 0, points: 0, vertices: 4, isSample: false },
};
const row = "Promoción 1 («Buen Fin 2026»)";

test.each<[what: string, list: string, added: object, said: string[]]>([
  [
    "a day of appearing that comes too late",
    "promociones",
    { ...promotion, visibleFrom: "2026-11-14" },
    [`${row} › Se ve desde: tiene que ser a más tardar el día en que empieza`],
  ],
  [
    "what was promised and what is on offer",
    "promociones",
    { ...promotion, terms, offer },
    [`${row} › Lo que se ofrece: quita una de dos: lo que prometió o lo que se ofrece`],
  ],
  [
    "an offer without days",
    "promociones",
    { ...promotion, offer, period: { kind: "unstated" } },
    [`${row} › Vigencia: lo que se ofrece necesita su primer y su último día`],
  ],
  [
    "an offer of nothing",
    "promociones",
    { ...promotion, offer: {} },
    [`${row} › Lo que se ofrece: falta qué se ofrece`],
  ],
  [
    "an address in capitals",
    "promociones",
    { ...promotion, slug: "Buen-Fin" },
    [`${row} › Dirección: usa solo minúsculas sin acento, números y guiones, por ejemplo buen-fin-26`],
  ],
  [
    "a month and a day in words",
    "promociones",
    { ...promotion, period: { kind: "yearless", from: "19 nov", to: "11-21" } },
    [`${row} › Vigencia › Desde: escribe mes y día, como 11-19`],
  ],
  [
    "a day in another order",
    "promociones",
    { ...promotion, period: { ...promotion.period, to: "16/11/2026" } },
    [`${row} › Vigencia › Hasta: escribe año, mes y día, por ejemplo 2026-03-01`],
  ],
  [
    "a notice seen after its day",
    "avisos",
    { ...notice, visibleFrom: "2026-12-02" },
    ["Aviso 1 («Hola») › Se ve desde: tiene que ser a más tardar la fecha del aviso"],
  ],
  [
    "a notice dated in the future that nothing holds until then",
    "avisos",
    { ...notice, date: "2099-12-20" },
    [
      "Aviso 1 («Hola») › Se ve desde: se ve desde hoy, con fecha del 20\u00a0de diciembre de 2099. Si debe esperar, escribe aquí el día",
    ],
  ],
  ["a notice that waits for its date", "avisos", { ...notice, date: "2099-12-20", visibleFrom: "2099-12-20" }, []],
  [
    "a notice in words of another country",
    "avisos",
    { ...notice, title: "Tu móvil", text: ['Llega "ya".'] },
    ["Aviso 1 («Tu móvil») › Título: usa «celular», no «móvil»"],
  ],
  [
    "a digest that is none",
    "coberturas",
    { ...coverage, sha256: "5G.kml" },
    ["Archivo 1 («5G») › Huella SHA-256: son 64 signos, de 0 a 9 y de a a f, como los da sha256sum"],
  ],
  [
    "a file of made-up data",
    "coberturas",
    { ...coverage, holds: { ...coverage.holds, isSample: true } },
    ["Archivo 1 («5G»): el archivo dice que sus datos son de muestra"],
  ],
  ["a notice without words", "avisos", { ...notice, text: [] }, ["Aviso 1 («Hola») › Texto: falta el texto"]],
])("checks a new row with %s", async (_what, list, added, said) => {
  expect(await checkAfterChange(list, insertRow(added))).toEqual(said);
});

import { expect, test, vi } from "vitest";
import { checkChangedList, insertRow } from "#content/forms/testing/check-messages.ts";

vi.mock("#content/site/dates/build-day.ts", () => ({ buildDay: "2026-11-29" }));
vi.mock(import("#content/data/memberships.ts"), async (original) => {
  const { addComingFigures } = await import("#content/forms/testing/coming-figures.ts");
  return addComingFigures(await original());
});

const notice = (text: string, date = "2026-11-29") => insertRow({ date, title: "Precios", text: [text] });

test.each<[text: string, date: string | undefined, message: readonly string[]]>([
  ["Rookie sigue en $350.", undefined, []],
  [
    "Rookie sigue en $340.",
    undefined,
    ["el 29 de noviembre de 2026 Rookie cuesta $350, o $280 al traer tu número: revisa «$340»"],
  ],
  [
    "Rookie sigue en 350 pesos.",
    "2026-12-20",
    ["el 20 de diciembre de 2026 Rookie cuesta $380, o $280 al traer tu número: revisa «350 pesos»"],
  ],
  [
    "Legend sigue en $850 y Rookie en $300.",
    undefined,
    ["el 29 de noviembre de 2026 Rookie cuesta $350, o $280 al traer tu número: revisa «$300»"],
  ],
  ["Desde el 15 de diciembre Rookie cuesta $380.", undefined, []],
  ["Rookie sube de $350 a $380.", "2026-12-15", []],
  ["Rookie cuesta $280 si traes tu número.", undefined, []],
  ["Rookie trae 25\u00a0GB.", undefined, ["el 29 de noviembre de 2026 Rookie trae 20 GB: revisa «25 GB»"]],
  ["Community trae 60\u00a0GB, y 90\u00a0GB el primer mes.", undefined, []],
  [
    "Ultimate no tiene un límite de 40\u00a0GB.",
    undefined,
    ["el 29 de noviembre de 2026 Ultimate trae datos ilimitados: revisa «40 GB»"],
  ],
  ["El evento cuesta $340.", undefined, []],
  [
    "Rookie trae más. Cuesta $340.",
    undefined,
    ["el 29 de noviembre de 2026 Rookie cuesta $350, o $280 al traer tu número: revisa «$340»"],
  ],
  ["Rookie trae más. El evento cuesta $340.", undefined, []],
  ["Trae tu número y paga 20% menos.", undefined, []],
  [
    "Trae tu número y paga 25% menos.",
    undefined,
    ["ninguna oferta ni promoción del 29 de noviembre de 2026 o después es de 25%: revisa «25%»"],
  ],
  ["Somos 100% digitales, y el 90 por ciento contesta.", undefined, []],
  ["Llama al 800 468 8722, de Profeco.", undefined, []],
  ["Llama al 55 1234 5678.", undefined, ["el teléfono de soporte todavía no se conoce: revisa «55 1234 5678»"]],
])("a notice that reads «%s» is compared with the figures of its day, %s", async (text, date, expectedReport) => {
  const lines = (await checkChangedList("avisos", notice(text, date))).filter((line) => line.includes("revisa"));
  expect(lines.map((line) => line.replace(/^.*Párrafo 1: /, "").replaceAll("\u00a0", " "))).toEqual(expectedReport);
});

test.each([
  [
    "Ultimate sigue en $1,800.",
    ["«$1,800» está escrito a mano: ponlo con «Insertar dato», «Ultimate: precio regular»"],
  ],
  [
    "Rookie sigue en $350.",
    [
      "«$350» está escrito a mano y desde el 15 de diciembre de 2026 será $380: ponlo con «Insertar dato», «Rookie: precio regular»",
    ],
  ],
  ["Rookie sube de $350 a $380.", []],
  ["Hasta el 14 de diciembre Rookie cuesta $350.", []],
  ["Rookie sigue en {{membresia.rookie.precio}}.", []],
  ["El evento cuesta $850, el 10 de diciembre.", []],
])("a price that a notice types is better a fact: %s", async (text, expectedReport) => {
  const lines = await checkChangedList("avisos", notice(text));
  expect(lines.map((line) => line.replace(/^.*Párrafo 1: /, "").replaceAll("\u00a0", " "))).toEqual(expectedReport);
});

test("a notice of a past day is not compared", async () => {
  expect(await checkChangedList("avisos", notice("Rookie sigue en $340.", "2026-11-28"))).toEqual([]);
});

const checkPromotion = async (row: object) =>
  (await checkChangedList("promociones", insertRow(row))).map((line) => line.replaceAll("\u00a0", " "));

test("a promotion's own words state its percentage, unless the discount field has another one", async () => {
  const inOwnWords = (percent?: number, text = "Descuento de 35% en fundas.") => ({
    ...{ slug: "navidad", name: "Navidad", shownOn: ["memberships"] },
    period: { kind: "dates", from: "2026-12-20", to: "2027-01-06" },
    terms: {
      kind: "text",
      text,
      conditions: "Una vez por persona.",
      ...(percent && { percent }),
    },
  });
  const readDiagnostics = async (row: object) =>
    (await checkPromotion(row)).filter((line) => line.includes("revisa «35%»"));
  expect(await readDiagnostics(inOwnWords())).toEqual([]);
  expect(await readDiagnostics(inOwnWords(35))).toEqual([]);
  expect(await readDiagnostics(inOwnWords(30))).toEqual([expect.stringContaining("su descuento es de 30%")]);
  const gain = (await checkPromotion(inOwnWords(25, "25% más de datos."))).filter((line) =>
    line.includes("Revisa «25% más»"),
  );
  expect(gain).toEqual([expect.stringContaining("dirá «25% menos» en su tarjeta")]);
});

test("a promotion's own words are compared with the figures of its days, and may name its own prices", async () => {
  const text = "Legend cuesta $680 y Rookie sigue en $350.";
  const inOwnWords = (to: string, ownPesos: object = {}) => ({
    ...{ slug: "navidad", name: "Navidad", shownOn: ["memberships"] },
    period: { kind: "dates", from: "2026-12-20", to },
    terms: { kind: "text", text, conditions: "Una vez por persona.", ...ownPesos },
  });
  const readDiagnostics = async (row: object) =>
    (await checkPromotion(row)).filter((line) => line.includes("revisa «$350»"));
  expect(await readDiagnostics(inOwnWords("2027-01-06"))).toEqual([
    expect.stringMatching(/Texto: .* Rookie cuesta \$380/),
  ]);
  expect(await readDiagnostics(inOwnWords("2027-01-06", { pesos: { rookie: 350 } }))).toEqual([]);
});

import { expect, test, vi } from "vitest";
import {
  buildFieldChange,
  checkChangedList,
  type FieldEdit,
  insertRow,
  requireList,
} from "#content/forms/testing/check-messages.ts";

/** Rookie costs $380 instead of $350 from this day on. */
const change = "2026-12-15";

vi.mock("#content/site/dates/build-day.ts", () => ({ buildDay: "2026-11-29" }));
vi.mock(import("#content/data/memberships.ts"), async (original) => {
  const { data } = await original();
  const field = (was: unknown, value: unknown) => ({ was, value, by: "Ana" });
  const coming = {
    "2026-12-15": { "plans.rookie.regularPesos": field(350, 380) },
    "2027-01-20": { roamingCountries: field(170, 171) },
    "2028-01-01": { "plans.legend.regularPesos": field(850, 1000) },
    "2027-02-01": { "plans.community.regularPesos": field(500, 410) },
  };
  return { data: { ...data, coming } };
});

const pesos = { rookie: 245, community: 350, legend: 595, ultimate: 1260 };
const offerOn = (from: string, to: string, rookie: number, percent = 30) => ({
  slug: "oferta-nueva",
  name: "Oferta nueva",
  offer: { porting: { percent, months: 3, pesos: { ...pesos, rookie } } },
  period: { kind: "dates", from, to },
  shownOn: [],
});
/** Index of the offer of the specification, 20% without known days, after a row was added at the top. */
const offerRow = 22;

const check = async (...rows: readonly object[]) => {
  const change = (text: string) => rows.reduce<string>((all, row) => insertRow(row)(all), text);
  return (await checkChangedList("promociones", change)).map((line) => line.replaceAll("\u00a0", " "));
};
/** Lists the messages about the first row, without its name. */
const checkOffer = async (...offer: Parameters<typeof offerOn>) =>
  (await check(offerOn(...offer)))
    .filter((line) => line.startsWith("Promoción 1 "))
    .map((line) => line.replace("Promoción 1 («Oferta nueva») › ", ""));

const rookie = "Lo que se ofrece › Precio al traer tu número › Precio de cada membresía › Rookie";

test.each<[what: string, from: string, to: string, pesos: number, message: readonly string[]]>([
  ["the day before the change", "2026-11-29", "2026-12-14", 245, []],
  [
    "the day before the change, with the coming price",
    "2026-11-29",
    "2026-12-14",
    266,
    [`${rookie}: con ese porcentaje serían $245`],
  ],
  ["after the change, with the price of its days", "2027-01-02", "2027-01-31", 266, []],
  [
    "after the change, with today's price",
    "2027-01-02",
    "2027-01-31",
    245,
    [`${rookie}: con ese porcentaje serían $266, porque desde el 15 de diciembre de 2026 Rookie cuesta $380`],
  ],
  ["from the day of the change on", change, "2027-01-31", 266, []],
  [
    "across the change, with the price of its first day",
    "2026-12-01",
    "2026-12-31",
    245,
    [
      "Vigencia: desde el 15 de diciembre de 2026 Rookie cuesta $380. Con ese porcentaje serían $266. Termina esta oferta el 14 de diciembre de 2026 y sigue con otra, con esos precios",
    ],
  ],
  [
    "across the change, with the coming price",
    "2026-12-01",
    "2026-12-31",
    266,
    [`${rookie}: con ese porcentaje serían $245`],
  ],
])(
  "an offer is compared with the regular prices of its own days: %s",
  async (_what, from, to, pesos, expectedReport) => {
    expect(await checkOffer(from, to, pesos)).toEqual(expectedReport);
  },
);

test("a price of a coming day is never suggested for a field with today's price", async () => {
  const { advise } = await requireList("promociones").form();
  const advice = advise?.([offerOn("2026-12-01", "2026-12-31", 245)] as never) ?? [];
  expect(advice.map(({ path, suggestedValue }) => [path.join("."), suggestedValue])).toEqual([["0.period", undefined]]);
});

test("an offer price above a later regular price is refused, with the day", async () => {
  const message = `Lo que se ofrece › Precio al traer tu número › Precio de cada membresía › Community: tiene que ser menor que el regular, $410 desde el 1 de febrero de 2027`;
  const offer = offerOn("2027-01-02", "2027-02-01", 266);
  const { porting } = offer.offer;
  const dear = { ...offer, offer: { porting: { ...porting, pesos: { ...porting.pesos, community: 420 } } } };
  expect((await check(dear)).map((line) => line.replace(/^[^›]+› /, ""))).toEqual([message]);
  const earlier = { ...dear, period: { ...dear.period, to: "2027-01-31" } };
  expect((await check(earlier)).filter((line) => line.includes("menor que el regular"))).toEqual([]);
});

test("an offer without known days gets the advice to end it, until that is done", async () => {
  const findMessages = async (...edits: readonly FieldEdit[]) =>
    (
      await checkChangedList("promociones", (text) =>
        buildFieldChange(...edits)(insertRow(offerOn(change, "2027-01-31", 304, 20))(text)),
      )
    ).filter((line) => line.startsWith(`Promoción ${offerRow + 1} `) && line.includes("$380"));
  const [message] = await findMessages();
  expect(message?.replaceAll("\u00a0", " ")).toContain(
    "› Vigencia: desde el 15 de diciembre de 2026 Rookie cuesta $380. Con ese porcentaje serían $304. Termina esta oferta el 14 de diciembre de 2026 y sigue con otra, con esos precios",
  );
  const ended = { kind: "dates", from: "2026-11-01", to: "2026-12-14" };
  expect(await findMessages([`${offerRow}.period`, ended])).toEqual([]);
  expect(await findMessages([`${offerRow}.period`, { kind: "unstated", endedBy: ended.to }])).toEqual([]);
});

test("the number of destinations is compared with the advertised number of every day", async () => {
  expect((await checkChangedList("roaming", (text) => text)).map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "Todo: son 170 destinos y desde el 20 de enero de 2027 se anuncian 171: cambia «Países y territorios con roaming» en Membresías y precios",
  ]);
});

test("a text has room for the coming figures, or the message gives the reason", async () => {
  const getMessages = async (path: string, text: string) => checkChangedList("portada", buildFieldChange([path, text]));
  const name = "Que les quede todo claro";
  expect(await getMessages("plans.heading", `${name}: {{membresia.legend.precio}}`)).toEqual([
    "Membresías › Encabezado: caben 30 letras: sobran 2 con lo que viene en Membresías y precios",
  ]);
  expect(await getMessages("plans.heading", `${name}: {{membresia.rookie.precio}}`)).toEqual([]);
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

test("a notice of a past day is not compared", async () => {
  expect(await checkChangedList("avisos", notice("Rookie sigue en $340.", "2026-11-28"))).toEqual([]);
});

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
  const readDiagnostics = async (row: object) => (await check(row)).filter((line) => line.includes("revisa «35%»"));
  expect(await readDiagnostics(inOwnWords())).toEqual([]);
  expect(await readDiagnostics(inOwnWords(35))).toEqual([]);
  expect(await readDiagnostics(inOwnWords(30))).toEqual([expect.stringContaining("su descuento es de 30%")]);
  const gain = (await check(inOwnWords(25, "25% más de datos."))).filter((line) => line.includes("Revisa «25% más»"));
  expect(gain).toEqual([expect.stringContaining("dirá «25% menos» en su tarjeta")]);
});

test("a promotion's own words are compared with the figures of its days, and may name its own prices", async () => {
  const text = "Legend cuesta $680 y Rookie sigue en $350.";
  const inOwnWords = (to: string, ownPesos: object = {}) => ({
    ...{ slug: "navidad", name: "Navidad", shownOn: ["memberships"] },
    period: { kind: "dates", from: "2026-12-20", to },
    terms: { kind: "text", text, conditions: "Una vez por persona.", ...ownPesos },
  });
  const readDiagnostics = async (row: object) => (await check(row)).filter((line) => line.includes("revisa «$350»"));
  expect(await readDiagnostics(inOwnWords("2027-01-06"))).toEqual([
    expect.stringMatching(/Texto: .* Rookie cuesta \$380/),
  ]);
  expect(await readDiagnostics(inOwnWords("2027-01-06", { pesos: { rookie: 350 } }))).toEqual([]);
});

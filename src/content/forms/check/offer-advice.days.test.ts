import { expect, test, vi } from "vitest";
import {
  buildFieldChange,
  checkChangedList,
  type FieldEdit,
  insertRow,
  requireList,
} from "#content/forms/testing/check-messages.ts";

/** The day on which Rookie costs more. */
const change = "2026-12-15";

vi.mock("#content/site/dates/build-day.ts", () => ({ buildDay: "2026-11-29" }));
vi.mock(import("#content/data/memberships.ts"), async (original) => {
  const { addComingFigures } = await import("#content/forms/testing/coming-figures.ts");
  return addComingFigures(await original());
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

const check = async (row: object) =>
  (await checkChangedList("promociones", insertRow(row))).map((line) => line.replaceAll("\u00a0", " "));
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

test("an offer price above a later regular price is refused, with the day", async () => {
  const message = `Lo que se ofrece › Precio al traer tu número › Precio de cada membresía › Community: tiene que ser menor que el regular, $410 desde el 1 de febrero de 2027`;
  const offer = offerOn("2027-01-02", "2027-02-01", 266);
  const { porting } = offer.offer;
  const dear = { ...offer, offer: { porting: { ...porting, pesos: { ...porting.pesos, community: 420 } } } };
  expect((await check(dear)).map((line) => line.replace(/^[^›]+› /, ""))).toEqual([message]);
  const earlier = { ...dear, period: { ...dear.period, to: "2027-01-31" } };
  expect((await check(earlier)).filter((line) => line.includes("menor que el regular"))).toEqual([]);
});

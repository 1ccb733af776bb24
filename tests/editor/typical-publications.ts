/** A year of typical staff changes to every list and legal text, written directly into a copy of the site. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";

type Row = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: each list has another shape; a missing field throws in its change.
type Data = any;

const promotion = (slug: string, name: string, from: string, to: string, more: Row = {}): Row => ({
  ...{ slug, name, terms: { kind: "porting", percent: 15, months: 3 } },
  ...{ period: { kind: "dates", from, to }, shownOn: ["registry"], ...more },
});

const comingChange = (was: unknown, value: unknown): Row => ({ was, value, by: "Ana Prueba" });
/** Sets the offer's days, and adds an offer that follows it. */
function changeOffer(offer: Data): Row[] {
  const next = structuredClone(offer);
  Object.assign(next, { slug: "oferta-de-enero", name: "Enero: menos al traer tu número" });
  next.period = { kind: "dates", from: "2027-01-02", to: "2027-01-31" };
  next.offer.porting.percent = 30;
  next.offer.porting.pesos = { rookie: 245, community: 350, legend: 630, ultimate: 1260 };
  delete next.offer.porting.otherReading;
  return [{ ...offer, period: { kind: "dates", from: "2026-11-01", to: "2027-01-01" } }, next];
}

/** The change of each list, by the name of its file in `src/content/data`. */
const ordinaryPublications: Readonly<Record<string, (data: Data) => unknown>> = {
  promotions: (rows) => [
    promotion("por-omision", "Una promoción como la propone el editor", "2028-02-01", "2028-02-20"),
    promotion("navidad-2026", "Navidad 2026", "2026-12-15", "2026-12-31", { shownOn: ["registry", "home"] }),
    promotion("referidos-2027", "Referidos 2027", "2027-02-01", "2027-02-28", {
      terms: { kind: "referral", referrerPercent: 20, referredPercent: 10, referredMemberships: 2 },
      shownOn: ["registry", "home"],
      folio: 1_999_999,
    }),
    {
      ...{ slug: "con-sus-palabras", name: "Con sus palabras" },
      terms: { kind: "text", text: "Tu primera membresía cuesta la mitad.", conditions: "Una vez por persona." },
      ...{ period: { kind: "dates", from: "2026-11-01", to: "2028-12-31" }, shownOn: ["memberships", "home"] },
    },
    ...rows.slice(0, -1),
    ...changeOffer(rows.at(-1)),
  ],
  registry: (data) => ({
    ...data,
    memberships: [...data.memberships, { number: 1_999_998, plan: "rookie" }],
    promotions: [...data.promotions, { number: 1_999_999 }],
  }),
  memberships: (data) => {
    data.plans.legend.regularPesos = 900;
    return { ...data, coming: { "2027-03-01": { "plans.legend.regularPesos": comingChange(900, 950) } } };
  },
  notices: () => [
    {
      date: "2026-11-20",
      title: "Hoy hay mantenimiento",
      text: ["La app se detiene a las 3 a.m. y vuelve a las 4 a.m."],
    },
  ],
  questions: (rows) => {
    const { group, links } = rows[0];
    const row = {
      ...{ id: "compartir-mi-internet", group, question: "¿Puedo compartir mi internet con otra persona?" },
      ...{ answer: ["Sí: enciende la zona de internet de tu celular."], links, asked: "hotspot tethering" },
    };
    return [
      ...rows.filter((each: Row) => each.group === group),
      row,
      ...rows.filter((each: Row) => each.group !== group),
    ];
  },
  phones: (brands) => {
    brands[0].phones.push({ name: "iPhone 19 Pro", year: 2027, notes: [...brands[0].phones.at(-1).notes] });
    brands.at(-1).phones.push({ name: "Equis 12", year: 2027, notes: ["depends"] });
    return brands;
  },
  roaming: (data) => {
    data.americas.push("CU");
    return data;
  },
  testimonials: (data) => ({
    ...data,
    items: [
      {
        stars: 5,
        text: "Todo salió como decían: pagué en la app, instalé la eSIM en casa y llamé enseguida.",
        author: "Lucía R.",
        city: "Mérida",
      },
      ...data.items.slice(1),
    ],
  }),
  pages: (rows) =>
    rows.map((row: Row) => (row.path === "/membresias" ? { ...row, title: "Membresías de wim y sus precios" } : row)),
  pending: (rows) => [...rows, { id: "plazo-para-pedir-la-factura", description: "plazo para pedir la factura" }],
  "legal-terms": (data) => {
    data.compensation.bonusPercent = 25;
    return data;
  },
  support: (data) => ({ ...data, opens: "07:00", appRating: 4.6 }),
  "copy/home": (data) => {
    data.banner.firstLine = "Tu número en";
    return {
      ...data,
      // The day follows the second version of the terms; otherwise `legal:publish` would leave the day to the editor.
      coming: { "2027-03-21": { "banner.tag": comingChange(data.banner.tag, "Feliz primavera, wimer") } },
    };
  },
  "emergency-numbers": (rows) => rows,
  "copy/notices": (data) => data,
};

/** Builds the source of the terms' second version from that of the first. */
export function buildSecondTermsVersion(source: string): string {
  return source
    .replace('version: "1"', 'version: "2"')
    .replace(/^inForce: .*$/m, "inForce: 2027-02-01")
    .replace(/\n## (.*) \[#definiciones\]/, "\n## $1 de estos términos [#definiciones]");
}

/** @param root - root of the copy. */
export function applyListChanges(root: string): void {
  for (const [name, change] of Object.entries(ordinaryPublications)) {
    const file = join(root, "src/content/data", `${name}.ts`);
    writeFileSync(file, formatDataModule(change(parseDataModule(readFileSync(file, "utf8")))));
  }
}

/** Content of the picture that social networks show for an address; drawn by `documents/share/share-drawing.ts`. */
import { createHash } from "node:crypto";
import { data as homeData } from "#content/data/copy/home.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { homeCopyForm } from "#content/pages/home-copy-form.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { plans } from "#content/plans/plans.ts";
import { membershipEntries, numberedPromotions } from "#content/registry/registry.ts";
import type { PlanLook } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { helpPages } from "./site-map/pages/site-map-help.ts";
import { legalPages } from "./site-map/pages/site-map-legal.ts";
import { buildBreadcrumbs, getNavLabel, requirePage } from "./site-map/site-map.ts";
import type { SitePage, SitePath } from "./site-map/site-page.ts";

/** Size of the picture in pixels; every network shows this aspect ratio uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export type ShareCard = {
  image: `/compartir/${string}.png`;
  /** The section that the page belongs to. */
  kicker: string;
  title: string;
  sub?: string;
  /** Background of the card; `paper` is for legal texts and registrations, without the mascot. */
  tone: "talavera" | "cempasuchil" | "paper";
  wimy?: {
    mood: "happy" | "wink" | "travelling" | "guard" | "pointing" | "cheering";
    color: "nopal" | "cempasuchil" | "talavera";
  };
  /** Regular price of each membership, and the period that the price pays for. */
  prices?: readonly { look: PlanLook; name: string; price: string; period: string }[];
};

type CardCopy = Pick<ShareCard, "title" | "sub">;
type Mood = NonNullable<ShareCard["wimy"]>["mood"];

const kickers = {
  main: "Línea celular con eSIM",
  help: "Ayuda",
  legal: "Legal",
  promotion: "Promoción",
} as const;

const { banner } = readPageCopy(homeCopyForm, homeData);

/** Titles for pages whose own title does not suit the picture. */
const cardTexts: Partial<Record<SitePath, CardCopy>> = {
  "/": { title: [banner.firstLine, banner.loudLine, banner.lastLine].join(" "), sub: banner.tag },
  "/emergencias-911": { title: "Marca 911", sub: "Es gratis, con o sin saldo" },
};

const wimyMoods: Partial<Record<SitePath, Mood>> = {
  "/roaming-cobertura": "travelling",
  "/portabilidad": "pointing",
  "/actualiza-tu-apn": "pointing",
  "/preguntas-frecuentes": "pointing",
  "/wimers": "cheering",
  "/entretenimiento": "cheering",
  "/esim": "wink",
  "/reportar-robo-equipo": "guard",
  "/saber-si-mi-celular-esta-desbloqueado": "guard",
};

/** Pages without the mascot: the emergency page is serious, and `/membresias` shows prices instead. */
const withoutWimy: readonly SitePath[] = ["/emergencias-911", "/membresias"];

const hasPath = (pages: readonly { path: SitePath }[], path: SitePath) => pages.some((page) => page.path === path);
const isRegistry = ({ path }: SitePage) => path.startsWith("/registro-");

/** Builds the card of a page. Pages that search engines do not index use the home page's card. */
export function buildShareCard(path: string): ShareCard {
  const canonicalPage = requirePage(requirePage(path).canonical ?? path);
  const page = canonicalPage.isIndexed ? canonicalPage : requirePage("/");
  return {
    image: `/compartir/${page.path === "/" ? "inicio" : page.path.slice(1).replaceAll("/", "-")}.png`,
    kicker: chooseKicker(page),
    ...(cardTexts[page.path] ?? chooseCopy(page)),
    ...chooseLook(page),
  };
}

/** The address contains a hash of the content, because networks cache pictures by address. */
export function buildShareImageAddress(card: ShareCard): string {
  const version = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 8);
  return `${card.image}?v=${version}`;
}

/** Formats the alternative text of the picture, which is all text in the picture. */
export function formatShareImageAlt({ kicker, title, sub, prices = [] }: ShareCard): string {
  const textParts = [
    kicker,
    title.replace(/\.$/, ""),
    sub,
    ...prices.map(({ name, price, period }) => `${name} ${price} ${period}`),
  ];
  return `${textParts.filter(Boolean).join(". ")}.`;
}

function chooseKicker(page: SitePage): string {
  const parentPage = buildBreadcrumbs(page.path).at(-2);
  if (page.path.startsWith("/registro-promociones/")) return kickers.promotion;
  if (parentPage && parentPage.path !== "/") return getNavLabel(parentPage);
  if (hasPath(helpPages, page.path)) return kickers.help;
  return hasPath(legalPages, page.path) ? kickers.legal : kickers.main;
}

/** Splits a title such as `Roaming: países incluidos` into a large and a small text; registrations have other texts. */
function chooseCopy(page: SitePage): CardCopy {
  const entry = [...membershipEntries, ...numberedPromotions].find(({ path }) => path === page.path);
  if (entry) return { title: `Folio ${entry.number}`, sub: "Resumen de wim" };
  if (page.path.startsWith("/registro-promociones/")) return { title: getNavLabel(page) };
  const [title = "", ...rest] = page.title.split(": ");
  const sub = rest.join(": ");
  return { title, ...(sub && { sub: capitalizeUnlessMixed(sub) }) };
}

/** Capitalises the first letter, except in words such as `eSIM`. */
const capitalizeUnlessMixed = (text: string) =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

function chooseLook(page: SitePage): Pick<ShareCard, "tone" | "wimy" | "prices"> {
  if (isRegistry(page) || hasPath(legalPages, page.path)) return { tone: "paper" };
  const tone = page.parent === "/entretenimiento" ? "cempasuchil" : "talavera";
  const mood = wimyMoods[page.path] ?? "happy";
  return {
    tone,
    ...(!withoutWimy.includes(page.path) && { wimy: { mood, color: tone === "talavera" ? "nopal" : "talavera" } }),
    ...(page.path === "/membresias" && {
      prices: plans.map(({ look, name, regularPesos }) => ({
        look,
        name,
        price: formatPesos(regularPesos),
        period: `por ${formatQuantity(membershipDays, "días")}`,
      })),
    }),
  };
}

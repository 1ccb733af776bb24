/** The cards of the promotions that pages show today. */

import { planRows } from "#content/plans/plan-rows.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import { showPicture } from "#content/uploads/shown-picture.ts";
import { formatValidity } from "#domain/calendar/validity.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { findShownPromotions, type PromotionRow } from "./promotion-rows.ts";
import { buildPromotion, buildPromotionPath } from "./promotions.ts";

export const promotionSection = {
  id: "promociones",
  heading: "Promociones de hoy",
  copy: { conditions: "Condiciones" },
} as const;

/** The cards of a page, in the order of the list; empty on a day without promotions. */
export const buildPromotionCards = (spot: "memberships" | "home") => findShownPromotions(spot).map(buildPromotionCard);

function buildPromotionCard(row: PromotionRow) {
  const { benefit = "", conditions } = buildPromotion(row);
  const { slug, name, terms, offer, period, picture, isSample, shownOn } = row;
  const { percent, pesos = {} } = terms?.kind === "text" ? terms : { pesos: offer?.porting?.pesos };
  const href = shownOn.includes("registry") ? resolveHref(buildPromotionPath(row)) : undefined;
  return {
    id: `promocion-${slug.replaceAll("/", "-")}`,
    name,
    text: benefit,
    days: capitalize(formatValidity(period) ?? ""),
    figures: [
      ...(percent === undefined ? [] : [`${percent}% menos`]),
      ...planRows.flatMap(({ id, name: plan }) => (pesos[id] === undefined ? [] : `${plan} ${formatPesos(pesos[id])}`)),
    ],
    ...(conditions !== undefined && { conditions }),
    ...showPicture(picture),
    ...(href && { page: { label: `«${name}» en el registro`, href } }),
    ...(isSample && { sample: sampleMark }),
  };
}

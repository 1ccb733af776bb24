import { spokenValidity } from "#domain/validity.ts";
import { type PromotionRow, promotionRows } from "./promotion-rows.ts";

export type Promotion = PromotionRow & {
  /** The period as a whole sentence; absent where the source gives no dates. */
  validity?: string;
};

/** {@link promotionRows}, each with its period in words. */
export const promotions: readonly Promotion[] = promotionRows.map((row) => {
  const spoken = spokenValidity(row.period);
  if (!spoken) return row;
  const isDisputed = row.period.kind === "dates" && row.period.otherTo;
  return { ...row, validity: `Vigencia: ${spoken}${isDisputed ? ", según su registro" : ""}.` };
});

export function promotionPath({ slug }: Pick<Promotion, "slug">): `/${string}` {
  return `/registro-promociones/${slug}`;
}

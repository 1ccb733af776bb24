import { promotionRows } from "./promotion-rows.ts";

const terms = promotionRows.find(({ slug }) => slug === "referidos")?.terms;
if (terms?.kind !== "referral") throw new Error("the row referidos has no terms of a referral");

/** What inviting gives. Its page says that the app decides whether the promotion holds today. */
export const referralTerms = terms;

/** What a membership costs with a number of one's own and with a new one, in words. */
import { fill } from "#domain/text/fill.ts";
import { pesos } from "#domain/text/money.ts";
import type { Plan } from "./plan.ts";

export type PriceWords = {
  /** How often it is paid. */
  period: string;
  /** Under a price that has no other. */
  terms: string;
  /** While something is on offer to those who bring their number. */
  offer?:
    | {
        /** Who pays which, where both stand. */
        bring: string;
        fresh: string;
        /** Under the promotional price; `{price}` is the one after it. */
        bringTerms: string;
        freshTerms: string;
      }
    | undefined;
};

/** Without `bring` both pay the same. */
export type EitherText = { bring?: string; fresh: string; who?: { bring: string; fresh: string } };

type Priced = Pick<Plan, "regularPesos" | "promoPesos">;

export function priceTexts({ regularPesos, promoPesos }: Priced, { offer }: PriceWords): EitherText {
  if (!offer || promoPesos === undefined) return { fresh: pesos(regularPesos) };
  return { bring: pesos(promoPesos), fresh: pesos(regularPesos), who: offer };
}

/** The condition of each price. */
export function termsTexts({ regularPesos, promoPesos }: Priced, { offer, terms }: PriceWords): EitherText {
  if (!offer || promoPesos === undefined) return { fresh: terms };
  return { bring: fill(offer.bringTerms, { price: pesos(regularPesos) }), fresh: offer.freshTerms };
}

/** `sentence` with the difference between two memberships in its gap `{pesos}`. */
export function differenceTexts(one: Priced, other: Priced, sentence: string, { offer }: PriceWords): EitherText {
  const difference = (a: number, b: number) => fill(sentence, { pesos: pesos(Math.abs(a - b)) });
  const fresh = difference(one.regularPesos, other.regularPesos);
  if (!offer || one.promoPesos === undefined || other.promoPesos === undefined) return { fresh };
  return { bring: difference(one.promoPesos, other.promoPesos), fresh, who: offer };
}

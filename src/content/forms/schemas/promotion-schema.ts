/** Form schema of promotions whose texts may name facts. */
import { textWithOwnFigures } from "#content/forms/fields/copy-fields.ts";
import { createPromotionsSchema } from "./promotion-row-schema.ts";

export const promotionsSchema = createPromotionsSchema(textWithOwnFigures);

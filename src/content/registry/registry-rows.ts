/**
 * Numbers of the public register of tariffs that have a page, with the membership of each. The promotion of a number is
 * given by `folio` in the rows of `promotion-rows.ts`. The specification abbreviates some numbers: `1349808-10` means
 * 1349808, 1349809 and 1349810; `1349843-45`, `1349879-81`, `1666619-23` and `1674747-51` mean every number of the
 * range; `1349914/16/17` means 1349914, 1349916 and 1349917 only. The rows are in the specification's order.
 */
import { data } from "#content/data/registry.ts";
import { readData } from "#content/forms/read-data.ts";
import { registrySchema } from "#content/forms/schemas/registry-schema.ts";
import type { PlanId } from "#domain/plans/plan.ts";

const { isSample, memberships, promotions } = readData("src/content/data/registry.ts", registrySchema, data);

export const membershipRegistryNumbers: readonly { number: number; plan: PlanId }[] = memberships;

export const promotionRegistryNumbers: readonly number[] = promotions.map(({ number }) => number);

/**
 * Notices about sample data. The specification does not say which membership a number belongs to: the four groups of
 * three numbers are assigned to the four memberships in order, until the operator confirms the assignment.
 */
export const registrySampleNotice = {
  isSample,
  text: "Datos de muestra: qué membresía ampara este folio está por confirmar.",
  /** Text next to the «Muestra» mark of each result of the registry lookup. */
  answerNote: "Está por confirmar qué ampara cada folio.",
  /** Longer text next to the «Muestra» mark of a membership's number. */
  explained: "Qué membresía ampara este folio está por confirmar. Lo demás son datos de la membresía.",
} as const;

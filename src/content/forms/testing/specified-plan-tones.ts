import { parseDataModule } from "#content/forms/data-module.ts";

/**
 * Removes the memberships that the specification does not have from the module of plan tones.
 *
 * @param memberships - the text of `src/content/data/memberships.ts` at the specified commit.
 * @param planTones - the text of `src/domain/plans/plan-tones.ts`.
 */
export function filterPlanTones(memberships: string, planTones: string): string {
  const { plans } = parseDataModule(memberships) as { plans: object };
  return planTones.replaceAll(/^ {2}(\w+): "[\w-]+",\n/gm, (row, id) => (id in plans ? row : ""));
}

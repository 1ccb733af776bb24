import { getPlanLook, type Plan, type PlanId, type Roaming } from "#domain/plans/plan.ts";

const plan = (id: PlanId, regularPesos: number, dataGb: Plan["dataGb"], roaming: Roaming): Plan => ({
  id,
  name: id,
  regularPesos,
  promoPesos: (regularPesos * 4) / 5,
  dataGb,
  roaming,
  look: getPlanLook(id),
  membershipDays: 30,
  calls: "Llamadas y SMS ilimitados",
});

export const rookie = plan("rookie", 350, 20, { kind: "none" });
export const community: Plan = {
  ...plan("community", 500, 60, { kind: "upTo", gb: 10, where: { name: "Europa" } }),
  firstMonthGb: 90,
};
export const legend = plan("legend", 850, 120, { kind: "upTo", gb: 20, where: { countries: 170 } });
export const ultimate = plan("ultimate", 1800, "unlimited", { kind: "unlimited", where: { countries: 170 } });

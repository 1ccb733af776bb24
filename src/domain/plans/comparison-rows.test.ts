import { expect, test } from "vitest";
import { type ComparisonCopy, comparePlans } from "./comparison-rows.ts";
import { type Benefit, type Plan, type PlanId, planIds } from "./plan.ts";

const base = {
  look: { tone: "nopal", ink: "dark" },
  membershipDays: 30,
  calls: "Llamadas y SMS ilimitados",
} as const;
const plans: readonly Plan[] = [
  { ...base, id: "rookie", name: "Uno", regularPesos: 100, promoPesos: 80, dataGb: 4, roaming: { kind: "none" } },
  {
    ...base,
    id: "community",
    name: "Dos",
    regularPesos: 200,
    promoPesos: 160,
    dataGb: 10,
    firstMonthGb: 15,
    roaming: { kind: "upTo", gb: 3, where: { name: "Europa" } },
  },
  {
    ...base,
    id: "legend",
    name: "Tres",
    regularPesos: 1500,
    promoPesos: 1200,
    dataGb: "unlimited",
    roaming: { kind: "unlimited", where: { countries: 40 } },
  },
];

const look = { picture: "screen", color: "jade" } as const;
const nobody = Object.fromEntries(planIds.map((id) => [id, "none"])) as Record<PlanId, "none">;
const benefits: readonly Benefit[] = [
  {
    id: "amazonPrime",
    name: "Prime",
    description: "Series",
    look,
    status: { ...nobody, community: "included", legend: "included" },
  },
  {
    id: "vix",
    name: "ViX",
    description: "Novelas",
    look,
    status: { ...nobody, rookie: "addOn", community: "addOn", legend: "included" },
  },
  {
    id: "loungekey",
    name: "Salas",
    description: "Sala",
    look,
    status: { ...nobody, legend: "included" },
  },
];

const copy: ComparisonCopy = {
  groups: { price: "Precio", line: "Línea", benefits: "Beneficios" },
  regularPrice: { label: "Regular" },
  portingPrice: { label: "Al portar" },
  data: { label: "Datos", detail: "en México" },
  firstMonth: { label: "Primer mes" },
  roaming: { label: "Roaming" },
  calls: { label: "Llamadas" },
  duration: { label: "Duración" },
  unlimitedData: "Sin límite",
  noBonus: "Sin bono",
  bonusDetail: "con {gb} extra",
  noRoaming: "Sin roaming",
  roamingUpTo: "Hasta {gb}",
  roamingUnlimited: "Libre",
  roamingWhere: "en {where}",
  unlimitedCalls: "Todas",
  status: { included: "Sí", addOn: "Aparte", none: "No" },
};

const signs = { included: "✓ ", addOn: "+ ", none: "– " };

test("each row has the fact of every membership", () => {
  const lines = comparePlans(plans, benefits, copy).flatMap(({ rows }) =>
    rows.map(({ label, cells }) =>
      [
        label,
        ...cells.map(({ text, detail, status }) =>
          `${status ? signs[status] : ""}${text}${detail ? ` ${detail}` : ""}`.replaceAll("\u00a0", " "),
        ),
      ].join(" | "),
    ),
  );
  expect(lines).toEqual([
    "Regular | $100 | $200 | $1,500",
    "Al portar | $80 | $160 | $1,200",
    "Datos | 4 GB | 10 GB | Sin límite",
    "Primer mes | – Sin bono | ✓ 15 GB con 5 GB extra | – Sin bono",
    "Roaming | – Sin roaming | ✓ Hasta 3 GB en Europa | ✓ Libre en 40 países",
    "Llamadas | ✓ Todas | ✓ Todas | ✓ Todas",
    "Duración | 30 días | 30 días | 30 días",
    "Prime | – No | ✓ Sí | ✓ Sí",
    "ViX | + Aparte | + Aparte | ✓ Sí",
    "Salas | – No | – No | ✓ Sí",
  ]);
});

test("the groups are prices, line and benefits, in this order", () => {
  const headings = comparePlans(plans, benefits, copy).map(({ heading }) => heading);
  expect(headings).toEqual(["Precio", "Línea", "Beneficios"]);
});

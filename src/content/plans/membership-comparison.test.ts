import { expect, test } from "vitest";
import { planComparison } from "./membership-comparison.ts";

const sign = { included: "✓ ", addOn: "+ ", none: "– " };

test("the comparison matches the specification for every membership", () => {
  const lines = planComparison.groups.flatMap(({ rows }) =>
    rows.map(({ label, cells }) =>
      [
        label,
        ...cells.map(({ text, detail, standing }) =>
          `${standing ? sign[standing] : ""}${text}${detail ? ` ${detail}` : ""}`.replaceAll("\u00a0", " "),
        ),
      ].join(" | "),
    ),
  );
  const unlimited = "✓ Ilimitados | ✓ Ilimitados | ✓ Ilimitados | ✓ Ilimitados";
  const apart = "+ Lo agregas aparte";
  expect(lines).toEqual([
    "Precio regular | $350 | $500 | $850 | $1,800",
    "Al traer tu número | $280 | $400 | $680 | $1,440",
    "Datos | 20 GB | 60 GB | 120 GB | Ilimitados",
    "Datos de tu primer mes | ✓ 30 GB con 10 GB extra | ✓ 90 GB con 30 GB extra | – Sin bono | – Sin bono",
    "Roaming | – Sin roaming | ✓ Hasta 10 GB en Europa | ✓ Hasta 20 GB en 170 países | ✓ Ilimitado en 170 países",
    `Llamadas y SMS | ${unlimited}`,
    "Duración | 30 días | 30 días | 30 días | 30 días",
    "Streaming | + Aparte: Paramount+ y ViX | ✓ Prime Video | ✓ Prime Video y Paramount+ | ✓ Prime Video y Paramount+",
    "Envíos | – No incluido | ✓ Amazon Prime | ✓ Amazon Prime | ✓ Amazon Prime",
    "Salas de aeropuerto | + Aparte: LoungeKey | + Aparte: LoungeKey | ✓ LoungeKey | ✓ LoungeKey",
    "Amazon Prime | – No incluido | ✓ Incluido | ✓ Incluido | ✓ Incluido",
    `Paramount+ | ${apart} | ${apart} | ✓ Incluido | ✓ Incluido`,
    `LoungeKey | ${apart} | ${apart} | ✓ Incluido | ✓ Incluido`,
    `Bigbox | ${apart} | ${apart} | ${apart} | ✓ Incluido`,
    `ViX | ${apart} | ${apart} | ${apart} | ${apart}`,
    `Deezer | ${apart} | ${apart} | ${apart} | ${apart}`,
  ]);
});

test("every row has one cell for each membership, in the order of the columns", () => {
  const ids = planComparison.columns.map(({ id }) => id);
  for (const { rows } of planComparison.groups)
    for (const { cells } of rows) expect(cells.map(({ planId }) => planId)).toEqual(ids);
});

test("use counts as anomalous above twice the average of its offer", () => {
  expect(planComparison.note.text).toContain("mayor a 2\u00a0veces el promedio de esa oferta");
});

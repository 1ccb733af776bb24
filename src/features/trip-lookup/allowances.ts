import { fill } from "#domain/fill.ts";
import { measure } from "#domain/measure.ts";
import { pesos } from "#domain/money.ts";
import { areaText, dataText, roamingText } from "#domain/plan.ts";
import type { TripAnswer, TripPlan } from "#domain/trip.ts";
import type { TripLookupWords } from "./trip-lookup-words.ts";

/** What a membership gives on a trip, one line each: its roaming, its own data, or both. */
export function allowancesOf(plan: TripPlan, uses: TripAnswer["uses"], { rows }: TripLookupWords): string[] {
  return [
    ...(uses.roaming ? [roamingText(plan.roaming)] : []),
    ...(uses.ownData ? [fill(rows.own, { data: dataText(plan.dataGb) })] : []),
  ];
}

type Figure = { label: string; figure: string; rest: string };

/** The numbers that decide, all of one size, each between what it is and its condition. */
export function figuresOf(plan: TripPlan, uses: TripAnswer["uses"], { figures }: TripLookupWords): Figure[] {
  const { roaming, dataGb, promoPesos, regularPesos } = plan;
  const { own, promo, regular, noLimit } = figures;
  return [
    ...(uses.roaming && roaming.kind !== "none"
      ? [
          {
            label: figures[roaming.kind],
            figure: roaming.kind === "upTo" ? measure(roaming.gb, "GB") : noLimit,
            rest: fill(figures.area, { area: areaText(roaming.where) }),
          },
        ]
      : []),
    ...(uses.ownData ? [{ ...own, figure: dataGb === "unlimited" ? noLimit : measure(dataGb, "GB") }] : []),
    ...(promo && promoPesos !== undefined ? [{ ...promo, figure: pesos(promoPesos) }] : []),
    { ...regular, figure: pesos(regularPesos) },
  ];
}

type Memberships = typeof import("#content/data/memberships.ts");

/** Adds figures of coming days to the specified memberships, such as $380 for Rookie from 15 December 2026 on. */
export function addComingFigures({ data }: Memberships) {
  const field = (was: unknown, value: unknown) => ({ was, value, by: "Ana" });
  const coming = {
    "2026-12-15": { "plans.rookie.regularPesos": field(350, 380) },
    "2027-01-20": { roamingCountries: field(170, 171) },
    "2028-01-01": { "plans.legend.regularPesos": field(850, 1000) },
    "2027-02-01": { "plans.community.regularPesos": field(500, 410) },
  };
  return { data: { ...data, coming } };
}

/** The possible palette colours behind a membership's name. */
export type PlanTone = "nopal" | "cempasuchil" | "rosa" | "jade-claro" | "oro" | "obsidiana";

/** The colour of every membership by its id, cheapest first. The whole site uses this order. */
export const planTones = {
  rookie: "nopal",
  community: "cempasuchil",
  legend: "rosa",
  ultimate: "obsidiana",
} as const satisfies Readonly<Record<string, PlanTone>>;

/** The palette colours that a membership can have behind its name. */
export type PlanTone = "nopal" | "cempasuchil" | "rosa" | "jade-claro" | "oro" | "obsidiana";

/** Every membership by its id, cheapest first, with its colour: the whole site follows this list. */
export const planTones = {
  rookie: "nopal",
  community: "cempasuchil",
  legend: "rosa",
  ultimate: "obsidiana",
} as const satisfies Readonly<Record<string, PlanTone>>;

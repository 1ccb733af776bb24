import type { Forge, ForgeSettings } from "./forge.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";

export const createForge = (settings: ForgeSettings): Forge =>
  settings.kind === "github" ? github(settings) : gitlab(settings);

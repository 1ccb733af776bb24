import type { Forge, ForgeSettings } from "./forge.ts";
import { createGithubForge } from "./github.ts";
import { createGitlabForge } from "./gitlab.ts";

export const createForge = (settings: ForgeSettings): Forge =>
  settings.kind === "github" ? createGithubForge(settings) : createGitlabForge(settings);

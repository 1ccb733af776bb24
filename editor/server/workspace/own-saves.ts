/** Which drafts were saved at this workspace, which is one person's: if not in one tab, in another of theirs. */
import type { ContentWorkspace } from "./content-workspace.ts";

/** By workspace and file, the stamp of what was saved there last. */
const saved = new WeakMap<ContentWorkspace, Map<string, string>>();

export function wasSavedHere(workspace: ContentWorkspace, file: string, stamp: string): void {
  const files = saved.get(workspace) ?? new Map<string, string>();
  saved.set(workspace, files.set(file, stamp));
}

export const isSavedHere = (workspace: ContentWorkspace, file: string, stamp: string): boolean =>
  saved.get(workspace)?.get(file) === stamp;

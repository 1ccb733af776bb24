/** Records the last save of each file in this workspace, that is, by the same person, in any tab. */
import type { ContentWorkspace } from "./content-workspace.ts";

/** Stamp of the last save, by workspace and file. */
const saved = new WeakMap<ContentWorkspace, Map<string, string>>();

export function recordSave(workspace: ContentWorkspace, file: string, stamp: string): void {
  const files = saved.get(workspace) ?? new Map<string, string>();
  saved.set(workspace, files.set(file, stamp));
}

export const isRecordedSave = (workspace: ContentWorkspace, file: string, stamp: string): boolean =>
  saved.get(workspace)?.get(file) === stamp;

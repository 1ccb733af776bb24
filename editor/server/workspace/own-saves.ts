/** Records the last save of each file in a workspace. All tabs of one person share a workspace. */
import type { ContentWorkspace } from "./content-workspace.ts";

const saved = new WeakMap<ContentWorkspace, Map<string, string>>();

export function recordSave(workspace: ContentWorkspace, file: string, stamp: string): void {
  const files = saved.get(workspace) ?? new Map<string, string>();
  saved.set(workspace, files.set(file, stamp));
}

export const isRecordedSave = (workspace: ContentWorkspace, file: string, stamp: string): boolean =>
  saved.get(workspace)?.get(file) === stamp;

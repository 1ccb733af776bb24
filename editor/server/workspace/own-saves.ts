/** Records each file's last save in a workspace, which all tabs of a person share, to recognize that person's saves. */
import type { ContentWorkspace } from "./content-workspace.ts";

const saved = new WeakMap<ContentWorkspace, Map<string, string>>();

export function recordSave(workspace: ContentWorkspace, file: string, stamp: string): void {
  const files = saved.get(workspace) ?? new Map<string, string>();
  saved.set(workspace, files.set(file, stamp));
}

export const isRecordedSave = (workspace: ContentWorkspace, file: string, stamp: string): boolean =>
  saved.get(workspace)?.get(file) === stamp;

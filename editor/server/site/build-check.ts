/** Finds errors that would break the build, before any file is changed. */

import { legalSite } from "#editor/server/legal/legal-site.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { isData } from "#editor/server/workspace/owned-paths.ts";
import { describeSentence, type ErrorDescription } from "./file-label.ts";
import { loadAllModules, newFaults } from "./site-modules.ts";
import type { Texts } from "./text-override.ts";

export type Site = Pick<ContentWorkspace, "root" | "load" | "today" | "tryOut">;

/** @returns the first new error that these texts of files would cause, as a sentence; undefined if there is none. */
export async function findBuildError(workspace: Site, texts: Texts): Promise<ErrorDescription | undefined> {
  if (texts.size === 0) return undefined;
  const lists = new Map([...texts].filter(([path]) => isData(path)));
  const now = await loadAllModules(workspace);
  const said = await workspace.tryOut(lists, async (load) => {
    const faults = newFaults(now, await loadAllModules({ load, root: workspace.root }));
    // Modules read legal texts from disk, so errors in the changed ones are ignored here, and their new text is checked
    // below.
    const fault = faults.find(
      ({ message }) => ![...texts.keys()].some((path) => !isData(path) && message.includes(path)),
    );
    return fault?.message ?? legalFault({ ...workspace, load }, texts);
  });
  if (said === undefined) return undefined;
  const { message: words, raw } = describeSentence(said.split("\n")[0] ?? said);
  // Details for developers include all lines.
  return { message: words, ...(raw !== undefined && { raw: said }) };
}

async function legalFault(workspace: Site, texts: Texts): Promise<string | undefined> {
  const sources = [...texts].flatMap(([file, text]) => {
    const version = /(\d+)\.md$/.exec(file)?.[1];
    return version === undefined ? [] : [{ file, version, text }];
  });
  if (sources.length === 0) return undefined;
  try {
    const { parseDraft } = await legalSite(workspace);
    for (const { text, ...at } of sources) parseDraft(text, at);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

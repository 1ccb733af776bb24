import { getErrorMessage } from "#domain/text/error-message.ts";
import { loadLegalContext } from "#editor/server/legal/legal-context.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { describeErrorAsSentence, type ErrorDescription } from "./describe-error.ts";
import { findNewErrors, loadAllModules } from "./site-modules.ts";
import type { TextsByPath } from "./text-override.ts";

type SiteReader = Pick<ContentWorkspace, "root" | "load" | "today" | "tryOut">;

/** Describes the first new build error that `texts` would cause, as a sentence; undefined if there is none. */
export async function findBuildError(workspace: SiteReader, texts: TextsByPath): Promise<ErrorDescription | undefined> {
  if (texts.size === 0) return undefined;
  const currentModules = await loadAllModules(workspace);
  const errorMessage = await workspace.tryOut(texts, async (load) => {
    const [newError] = findNewErrors(currentModules, await loadAllModules({ load, root: workspace.root }));
    return newError?.message ?? findLegalError({ ...workspace, load }, texts);
  });
  if (errorMessage === undefined) return undefined;
  const { message: description, raw } = describeErrorAsSentence(errorMessage.split("\n")[0] ?? errorMessage);
  // Staff see only the first line; developers see all lines.
  return { message: description, ...(raw !== undefined && { raw: errorMessage }) };
}

async function findLegalError(workspace: SiteReader, texts: TextsByPath): Promise<string | undefined> {
  const sources = [...texts].flatMap(([file, text]) => {
    const version = /(\d+)\.md$/.exec(file)?.[1];
    return version === undefined ? [] : [{ file, version, text }];
  });
  if (sources.length === 0) return undefined;
  try {
    const { parseVersionSource } = await loadLegalContext(workspace);
    for (const { text, ...at } of sources) parseVersionSource(text, at);
    return undefined;
  } catch (error) {
    return getErrorMessage(error);
  }
}

/**
 * Explains why a preview page does not open. The server requests the page, because the app has another origin and
 * cannot read the answer.
 */
import type { PageStatus } from "#editor/api/api.ts";
import { describeError } from "#editor/server/site/file-label.ts";
import { loadAllModules } from "#editor/server/site/site-modules.ts";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { Preview } from "./preview.ts";
import { parseView } from "./view-overrides.ts";

type Asked = {
  workspace: ContentWorkspace;
  readViewTexts: (view: string) => Promise<TextsByPath>;
  fetchStatus: Preview["fetchStatus"];
};

/** @throws {EditorError} if the requested view no longer exists. */
export async function fetchPageStatus(
  address: string,
  { workspace, readViewTexts, fetchStatus }: Asked,
): Promise<PageStatus> {
  const texts = await readViewTexts(parseView(address));
  const status = await fetchStatus(address);
  if (status > 0 && status < 500) return { status };
  const { errors } = await workspace.tryOut(texts, (load) => loadAllModules({ load, root: workspace.root }));
  const [fault] = errors.values();
  return { status, ...(fault && { buildError: describeError(fault.message) }) };
}

// After the build: pages with an island also load the islands' script. It arrives together with the common script,
// which imports it. Other pages never request it. Both get low priority (docs/decisions/0035), because nothing visible
// depends on them, and they compete with the first paint.
import { join } from "node:path";
import { rewritePages } from "#scripts/build/pages/page-files.ts";
import { islandsChunk, readClientManifest } from "./client-manifest.ts";

const commonScriptTag = /<script src="[^"]+" type="module" async>/;

/** @throws {Error} if the build has no script that starts islands. */
export async function linkScripts(distDir: string): Promise<void> {
  const clientDir = join(distDir, "client");
  const { file } = (await readClientManifest(distDir))[islandsChunk] ?? {};
  if (file === undefined) throw new Error(`${islandsChunk} is not in the manifest of the build`);
  rewritePages(clientDir, (html) =>
    html.replace(commonScriptTag, (tag) => {
      const tags = html.includes(" data-island=") ? [tag, tag.replace(/src="[^"]+"/, `src="/${file}"`)] : [tag];
      return tags.map((each) => each.replace("async", 'async fetchpriority="low"')).join("</script>");
    }),
  );
}

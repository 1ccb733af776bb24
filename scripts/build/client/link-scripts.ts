// After the build: pages with an island also load the islands' script. It arrives together with the common script,
// which imports it. Other pages never request it. Both get low priority (docs/decisions/0035), because nothing visible
// depends on them, and they compete with the first paint.
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { islandsChunk, readClientManifest } from "./client-manifest.ts";

const commonScriptTag = /<script src="[^"]+" type="module" async>/;

/** @throws {Error} if the build has no script that starts islands. */
export async function linkScripts(distDir: string): Promise<void> {
  const clientDir = join(distDir, "client");
  const { file } = (await readClientManifest(distDir))[islandsChunk] ?? {};
  if (file === undefined) throw new Error(`${islandsChunk} is not in the manifest of the build`);
  for await (const page of glob("**/*.html", { cwd: clientDir })) {
    const path = join(clientDir, page);
    const html = await readFile(path, "utf8");
    const linkedHtml = html.replace(commonScriptTag, (tag) => {
      const tags = html.includes(" data-island=") ? [tag, tag.replace(/src="[^"]+"/, `src="/${file}"`)] : [tag];
      return tags.map((each) => each.replace("async", 'async fetchpriority="low"')).join("</script>");
    });
    await writeFile(path, linkedHtml);
  }
}

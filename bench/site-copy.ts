/** The built site without its scripts, to serve beside the real one. */
import { cp, glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parse } from "node-html-parser";

/** Copies a build and takes every script out of its pages; nothing else differs. */
export async function copyWithoutScripts(distDir: string, copyDir: string): Promise<void> {
  await rm(copyDir, { recursive: true, force: true });
  await cp(distDir, copyDir, { recursive: true });
  for await (const page of glob("client/**/*.html", { cwd: copyDir })) {
    const file = join(copyDir, page);
    const root = parse(await readFile(file, "utf8"), { comment: true });
    for (const script of root.querySelectorAll("script[src]")) script.remove();
    const html = Buffer.from(root.toString());
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await writeFile(`${file}.gz`, gzipSync(html));
  }
}

/** The guides in the archive, for people who install and run it without the sources. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** Path in the archive, by source file. */
const operatorGuides: Readonly<Record<string, string>> = {
  "deploy/archive-readme.md": "README.md",
  ...Object.fromEntries(
    globSync("{CHANGELOG.md,docs/configuration.md,deploy/{README,data,editor,servers}.md,deploy/runbooks/*.md}")
      .map((path) => path.replaceAll("\\", "/"))
      .map((path) => [path, path]),
  ),
};

/** Matches a Markdown link to another file: its label, path and anchor. */
const linkPattern = /\[([^[\]]*)\]\((?!\w+:|[/#])([^()\s#]+)(#[^()\s]*)?\)/g;

const resolveLink = (path: string, link: string) => posix.join(posix.dirname(path), link);

/**
 * Lists the operators' guides and the documents that they link to. A link to a file outside the archive, such as a
 * source, becomes its label.
 *
 * @param otherPaths - paths of the archive's other files.
 * @returns pairs of a path in the archive and its text.
 */
export function listGuideFiles(otherPaths: ReadonlySet<string>): (readonly [string, string])[] {
  const texts = new Map(
    Object.entries(operatorGuides).map(([source, path]) => [path, readFileSync(source, "utf8")] as const),
  );
  for (const [path, text] of [...texts])
    for (const [, , link = ""] of text.matchAll(linkPattern)) {
      const target = resolveLink(path, link);
      if (target.endsWith(".md") && !texts.has(target) && existsSync(target))
        texts.set(target, readFileSync(target, "utf8"));
    }
  return [...texts].map(([path, text]) => [
    path,
    text.replaceAll(linkPattern, (link, label, to) => {
      const target = resolveLink(path, to);
      return texts.has(target) || otherPaths.has(target) ? link : label;
    }),
  ]);
}

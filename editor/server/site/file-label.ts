import { globSync, readFileSync } from "node:fs";
import { editableLists } from "#content/forms/editable-lists.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { attempt } from "#editor/server/attempt.ts";
import { parseHead } from "#editor/server/legal/source/front-matter.ts";

/** Formats the label of a file, such as `«Avisos»`; for a legal text, with the title of its newest version. */
export function formatFileLabel(path: string): string {
  const list = editableLists.find(({ file }) => file === path);
  if (list) return `«${list.label}»`;
  const text = parseLegalPath(path)?.id;
  return text ? `el texto legal «${readTitle(text)}»` : path;
}

/** Formats the file's label after «de»: `de «Avisos»`, `del texto legal «…»`. */
export const formatFileLabelWithDe = (path: string): string => `de ${formatFileLabel(path)}`.replace(/^de el /, "del ");

function readTitle(text: string): string {
  const [newest] = globSync(`src/content/legal/${text}/*.md`).toSorted((a, b) =>
    b.localeCompare(a, "en", { numeric: true }),
  );
  return attempt(() => parseHead(readFileSync(newest ?? "", "utf8")).title) ?? text.replaceAll("-", " ");
}

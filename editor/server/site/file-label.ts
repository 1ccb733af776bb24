/** Labels of files, and messages for staff about the errors of the site's build. */

import { globSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { coverageOverlays, formatOverlayName } from "#content/coverage/overlays/coverage-overlays.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { CheckLine } from "#editor/api/publish-api.ts";
import { attempt } from "#editor/server/attempt.ts";
import { parseHead } from "#editor/server/legal/source/front-matter.ts";

/** The label of a file, such as `«Avisos»`; for a legal text, with the title of the newest version. */
export function formatFileLabel(path: string): string {
  const list = editableLists.find(({ file }) => file === path);
  if (list) return `«${list.label}»`;
  const text = parseLegalPath(path)?.id;
  return text ? `el texto legal «${readTitle(text)}»` : path;
}

/** The file's label after «de»: `de «Avisos»`, `del texto legal «…»`. */
export const formatFileLabelWithDe = (path: string): string => `de ${formatFileLabel(path)}`.replace(/^de el /, "del ");

/** The title of a legal text; the name of its folder if the text cannot be read. */
function readTitle(text: string): string {
  const [newest] = globSync(`src/content/legal/${text}/*.md`).toSorted((a, b) =>
    b.localeCompare(a, "en", { numeric: true }),
  );
  return attempt(() => parseHead(readFileSync(newest ?? "", "utf8")).title) ?? text.replaceAll("-", " ");
}

const ownFilePattern = /src\/content\/(?:data\/[a-z0-9/-]+\.ts|legal\/[a-z0-9-]+\/\d+(?:\.md|\.published\.json))/g;

/** Replaces the paths of editable files in a build error with the files' labels. */
const replaceFilePaths = (line: string): string => line.replaceAll(ownFilePattern, formatFileLabel);

/** `message`: for staff; `raw`: details for developers. */
export type ErrorDescription = { message: string; raw?: string };

/**
 * Describes an error of the site's build for staff.
 *
 * @returns `raw` only for developers' errors: those of a build tool, or with neither an editable file nor «quotes».
 */
export function describeError(message: string): ErrorDescription {
  // A coloured message comes from a build tool: it is in English, although it may name a file.
  const plainMessage = stripVTControlCharacters(message);
  const labelledMessage = replaceFilePaths(plainMessage);
  return plainMessage !== message || (labelledMessage === message && !message.includes("«"))
    ? { message: "avisa a quien desarrolla el sitio", raw: plainMessage }
    : { message: labelledMessage };
}

export function describeErrorAsSentence(message: string): ErrorDescription {
  const { message: description, ...more } = describeError(message);
  return { message: capitalize(description).replace(/\.?$/, "."), ...more };
}

/**
 * Describes an error or advice, given as a line, for «Comprobar»: with a link to the list whose file it names, or to
 * the form of the coverage file that it names.
 */
export function describeListError(line: string): CheckLine {
  const { message, raw } = describeError(line);
  if (raw !== undefined)
    return { message: "Así no se puede armar el sitio. Manda el detalle a quien desarrolla el sitio.", raw };
  const list = editableLists.find(({ file }) => line.includes(file));
  if (!list) return { message };
  if (!list.isUploadOnly) return { message, at: { place: list.id, label: list.label } };
  const overlay = coverageOverlays.find((each) => line.includes(`(«${formatOverlayName(each)}»)`));
  return overlay
    ? { message, at: { place: overlay.id, label: `Cobertura ${formatOverlayName(overlay)}` } }
    : { message };
}

/** Labels of files, and messages for staff about the errors of the site's build. */

import { globSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { coverageOverlays, formatOverlayName } from "#content/coverage/overlays/coverage-overlays.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { CheckLine } from "#editor/api/requests/publish-api.ts";
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

/** Reads the title of a legal text; the name of its folder if the text cannot be read. */
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
 * Describes a build error for staff.
 *
 * @returns `raw` only for errors that developers must fix: those of a build tool, or without an editable file and
 *   «quotes».
 */
export function describeError(message: string): ErrorDescription {
  // A coloured message comes from a build tool. It is in English, even if it names a file.
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

/** Describes a line with an error or advice for «Comprobar», with a link to the list or coverage file that it names. */
export function describeListError(line: string): CheckLine {
  const { message, raw } = describeError(line);
  if (raw !== undefined)
    return { message: "Así no se puede armar el sitio. Manda el detalle a quien desarrolla el sitio.", raw };
  const list = editableLists.find(({ file }) => line.includes(file));
  if (!list) return { message };
  if (!list.isUploadOnly) return { message, at: { location: list.id, label: list.label } };
  const overlay = coverageOverlays.find((each) => line.includes(`(«${formatOverlayName(each)}»)`));
  return overlay
    ? { message, at: { location: overlay.id, label: `Cobertura ${formatOverlayName(overlay)}` } }
    : { message };
}

import { stripVTControlCharacters } from "node:util";
import { coverageOverlays, formatOverlayName } from "#content/coverage/overlays/coverage-overlays.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { CheckLine } from "#editor/api/requests/publish-api.ts";
import { formatFileLabel } from "./file-label.ts";

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

export function findErrorLocation(error: string): CheckLine["at"] {
  const list = editableLists.find(({ file }) => error.includes(file));
  if (list && !list.isUploadOnly) return { location: list.id, label: list.label };
  const overlay = list && coverageOverlays.find((each) => error.includes(`(«${formatOverlayName(each)}»)`));
  return overlay && { location: overlay.id, label: `Cobertura ${formatOverlayName(overlay)}` };
}

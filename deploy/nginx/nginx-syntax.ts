/** Formats a header's nginx variable, such as `$wim_cache_control`. */
export const formatHeaderVariable = (header: string) => `$wim_${header.toLowerCase().replaceAll("-", "_")}`;

export const indentLines = (lines: readonly string[]) => lines.map((line) => (line === "" ? "" : `  ${line}`));

export const formatMapEntry = (key: string, value: string) => `  ${key} ${value};`;

/** Quotes a regular expression; its backslashes stay unescaped. */
export const quotePattern = (expression: string) => `"${expression.replaceAll('"', '\\"')}"`;

/**
 * Quotes a text.
 *
 * @throws {RangeError} if nginx would interpret a part of the text.
 */
export function quoteText(value: string): string {
  if (/[$\\\r\n]/.test(value)) throw new RangeError(`no text for nginx: ${value}`);
  return quotePattern(value);
}

/** Converts a path of the header table to a regular expression without anchors; `*` matches any text. */
export const buildPathPattern = (files: string) =>
  files
    .split("*")
    .map((part) => part.replace(/[.+?()[\]{}|^$\\]/g, "\\$&"))
    .join(".*");

/** Converts a regular expression to PCRE: `$` becomes `\z`, because `$` also matches before a final line break. */
export const toPcre = ({ source }: RegExp) =>
  source.replaceAll("\\/", "/").replace(/\$$/, "\\z").replaceAll("|$)", "|\\z)");

/** Builders for nginx syntax. */

/** The variable that holds a header's value. */
export const headerVariable = (header: string) => `$wim_${header.toLowerCase().replaceAll("-", "_")}`;

export const indentLines = (lines: readonly string[]) => lines.map((line) => (line === "" ? "" : `  ${line}`));

/** One line of a `map` block. */
export const mapEntry = (key: string, value: string) => `  ${key} ${value};`;

/** A quoted regular expression: its backslashes stay unescaped. */
export const quotePattern = (expression: string) => `"${expression.replaceAll('"', '\\"')}"`;

/**
 * A quoted string.
 *
 * @throws {RangeError} if nginx would interpret a part of it.
 */
export function quoteText(value: string): string {
  if (/[$\\\r\n]/.test(value)) throw new RangeError(`no text for nginx: ${value}`);
  return quotePattern(value);
}

/** A path from the header table, as the middle of a regular expression; `*` matches any text. */
export const pathExpression = (files: string) =>
  files
    .split("*")
    .map((part) => part.replace(/[.+?()[\]{}|^$\\]/g, "\\$&"))
    .join(".*");

/** Converts a regular expression to PCRE, where `$` would also match before a final line break. */
export const toPcre = ({ source }: RegExp) =>
  source.replaceAll("\\/", "/").replace(/\$$/, "\\z").replaceAll("|$)", "|\\z)");

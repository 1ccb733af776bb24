/** Generates nginx's `map` blocks from the header and redirect tables, as lines for the `http` context. */
import { type FileHeaderRule, listHeaderNames } from "#server/files/file-headers.ts";
import { type CanonicalPaths, dotSegmentRegExp, pagePathPattern, redirectedMethods } from "#server/files/redirects.ts";
import { errorPagesPath } from "./nginx-errors.ts";
import {
  buildPathPattern,
  formatHeaderVariable,
  formatMapEntry,
  quotePattern,
  quoteText,
  toPcre,
} from "./nginx-syntax.ts";

/** Renders a map per header, which sets the header's variable by the path of the requested file. */
export function renderHeaderMaps(rules: readonly FileHeaderRule[]): string[] {
  return listHeaderNames(rules)
    .filter((name) => name !== "Content-Type")
    .flatMap((name) => [
      `map $uri ${formatHeaderVariable(name)} {`,
      ...(name === "Cache-Control"
        ? [formatMapEntry(`"~^/api/"`, `""`), formatMapEntry(`"~^${errorPagesPath}"`, `"no-store"`)]
        : []),
      ...renderMapLines(rules, name),
      "}",
    ]);
}

/** Renders the lines of a map. Reverses the rules: the last matching rule applies, but nginx takes the first match. */
function renderMapLines(rules: readonly FileHeaderRule[], name: string): string[] {
  const headerRules = rules.filter(({ headers }) => headers[name] !== undefined).toReversed();
  const fallback = headerRules.find(({ filePattern }) => filePattern === "/*");
  return [
    formatMapEntry("default", quoteText(fallback?.headers[name] ?? "")),
    ...(fallback ? [] : [formatMapEntry(`"~^${errorPagesPath}"`, `""`)]),
    ...headerRules
      .filter((rule) => rule !== fallback)
      .map(({ filePattern, headers }) =>
        formatMapEntry(quotePattern(`~^${buildPathPattern(filePattern)}\\z`), quoteText(headers[name] ?? "")),
      ),
  ];
}

/** Matches a dot segment anywhere in a path. Needs no `^`, because every path starts with a slash. */
export const dotSegmentPattern = toPcre(dotSegmentRegExp).replace("(?:^|", "(?:");

export function renderRedirectMaps(canonicalPaths: CanonicalPaths): string[] {
  const methods = redirectedMethods.join("|");
  return [
    "map $uri $wim_name {",
    formatMapEntry("default", `"-"`),
    formatMapEntry(quotePattern(`~*${toPcre(pagePathPattern)}`).replace("^(", "^(?<wim_spelled>"), "$wim_spelled"),
    "}",
    "map $request_uri $wim_asked {",
    formatMapEntry(`"~^(?<wim_path>[^?]*)"`, "$wim_path"),
    "}",
    // Finds a page's name in any case, because nginx ignores the case of map keys.
    "map $wim_name $wim_page {",
    formatMapEntry("default", `""`),
    ...[...canonicalPaths].map(([name, page]) => formatMapEntry(quoteText(name === "/" ? "" : name), quoteText(page))),
    "}",
    'map "$request_method $wim_page $wim_asked" $wim_redirect {',
    formatMapEntry("default", `""`),
    formatMapEntry(quotePattern("~^\\S+ (\\S*) \\1\\z"), `""`),
    formatMapEntry(quotePattern(`~^(?:${methods}) (?<wim_target>/\\S*) `), "$wim_target"),
    "}",
  ];
}

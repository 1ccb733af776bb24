/** Generates nginx's `map` blocks from the header and redirect tables, as lines for the `http` context. */
import { type FileRule, headerNames } from "#server/files/file-headers.ts";
import { type CanonicalPaths, dotSegment, pageNamePattern, redirectedMethods } from "#server/files/redirects.ts";
import { errorPagesPath } from "./nginx-errors.ts";
import { headerVariable, mapEntry, pathExpression, quotePattern, quoteText, toPcre } from "./nginx-syntax.ts";

/** Renders a map per header, which sets a variable depending on the requested file. */
export function headerMaps(rules: readonly FileRule[]): string[] {
  return headerNames(rules)
    .filter((name) => name !== "Content-Type")
    .flatMap((name) => [
      `map $uri ${headerVariable(name)} {`,
      ...(name === "Cache-Control"
        ? [mapEntry(`"~^/api/"`, `""`), mapEntry(`"~^${errorPagesPath}"`, `"no-store"`)]
        : []),
      ...valueLines(rules, name),
      "}",
    ]);
}

/** Reverses the rules: the last one applies, but nginx takes the first matching expression. */
function valueLines(rules: readonly FileRule[], name: string): string[] {
  const own = rules.filter(({ headers }) => headers[name] !== undefined).toReversed();
  const fallback = own.find(({ files }) => files === "/*");
  return [
    mapEntry("default", quoteText(fallback?.headers[name] ?? "")),
    ...(fallback ? [] : [mapEntry(`"~^${errorPagesPath}"`, `""`)]),
    ...own
      .filter((rule) => rule !== fallback)
      .map(({ files, headers }) =>
        mapEntry(quotePattern(`~^${pathExpression(files)}\\z`), quoteText(headers[name] ?? "")),
      ),
  ];
}

/** Matches a dot segment anywhere in a path; every path starts with a slash. */
export const dotSegmentPattern = toPcre(dotSegment).replace("(?:^|", "(?:");

export function redirectMaps(names: CanonicalPaths): string[] {
  const methods = redirectedMethods.join("|");
  return [
    "map $uri $wim_name {",
    mapEntry("default", `"-"`),
    mapEntry(quotePattern(`~*${toPcre(pageNamePattern)}`).replace("^(", "^(?<wim_spelled>"), "$wim_spelled"),
    "}",
    "map $request_uri $wim_asked {",
    mapEntry(`"~^(?<wim_path>[^?]*)"`, "$wim_path"),
    "}",
    // Map keys are case-insensitive.
    "map $wim_name $wim_page {",
    mapEntry("default", `""`),
    ...[...names].map(([name, page]) => mapEntry(quoteText(name === "/" ? "" : name), quoteText(page))),
    "}",
    'map "$request_method $wim_page $wim_asked" $wim_redirect {',
    mapEntry("default", `""`),
    mapEntry(quotePattern("~^\\S+ (\\S*) \\1\\z"), `""`),
    mapEntry(quotePattern(`~^(?:${methods}) (?<wim_target>/\\S*) `), "$wim_target"),
    "}",
  ];
}

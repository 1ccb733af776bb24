/** Generates nginx's `map` blocks from the header and redirect tables, as lines for the `http` context. */
import { type FileRule, headerNames } from "#server/files/file-headers.ts";
import { dotSegment, type PageNames, redirectedMethods, spelling } from "#server/files/redirects.ts";
import { errorsPath } from "./nginx-errors.ts";
import { entry, expression, pathExpression, quoted, text, variableOf } from "./nginx-syntax.ts";

/** Maps that set one variable per header, by the requested file. */
export function headerMaps(rules: readonly FileRule[]): string[] {
  return headerNames(rules)
    .filter((name) => name !== "Content-Type")
    .flatMap((name) => [
      `map $uri ${variableOf(name)} {`,
      ...(name === "Cache-Control" ? [entry(`"~^/api/"`, `""`), entry(`"~^${errorsPath}"`, `"no-store"`)] : []),
      ...valueLines(rules, name),
      "}",
    ]);
}

/** The first matching regular expression wins, so the last rule comes first. */
function valueLines(rules: readonly FileRule[], name: string): string[] {
  const own = rules.filter(({ headers }) => headers[name] !== undefined).toReversed();
  const fallback = own.find(({ files }) => files === "/*");
  return [
    entry("default", text(fallback?.headers[name] ?? "")),
    ...(fallback ? [] : [entry(`"~^${errorsPath}"`, `""`)]),
    ...own
      .filter((rule) => rule !== fallback)
      .map(({ files, headers }) => entry(quoted(`~^${pathExpression(files)}\\z`), text(headers[name] ?? ""))),
  ];
}

/** Matches anywhere in a path, which always starts with a slash. */
export const dotSegmentPattern = expression(dotSegment).replace("(?:^|", "(?:");

export function redirectMaps(names: PageNames): string[] {
  const methods = redirectedMethods.join("|");
  return [
    "map $uri $wim_name {",
    entry("default", `"-"`),
    entry(quoted(`~*${expression(spelling)}`).replace("^(", "^(?<wim_spelled>"), "$wim_spelled"),
    "}",
    "map $request_uri $wim_asked {",
    entry(`"~^(?<wim_path>[^?]*)"`, "$wim_path"),
    "}",
    // Map keys are case-insensitive.
    "map $wim_name $wim_page {",
    entry("default", `""`),
    ...[...names].map(([name, page]) => entry(text(name === "/" ? "" : name), text(page))),
    "}",
    'map "$request_method $wim_page $wim_asked" $wim_redirect {',
    entry("default", `""`),
    entry(quoted("~^\\S+ (\\S*) \\1\\z"), `""`),
    entry(quoted(`~^(?:${methods}) (?<wim_target>/\\S*) `), "$wim_target"),
    "}",
  ];
}

import { factReference, type NamedFacts } from "#domain/text/facts/fact-references.ts";

/**
 * Plain text of one line of a legal text's source, as on its page: with its facts, without Markdown.
 *
 * @param source - `**Llamadas** a EE.&nbsp;UU. por {{canada.tarifa}}`
 */
export function toLegalPlainText(source: string, facts: NamedFacts): string {
  return source
    .replaceAll(factReference, (_gap, name: string) => facts[name]?.value ?? name)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll(/\*\*|~~|`/g, "");
}

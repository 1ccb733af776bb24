import { factReferencePattern, type LabeledFacts } from "#domain/text/facts/fact-references.ts";

/**
 * Converts a line of a legal text's source to plain text as shown on the page, with facts filled in and Markdown
 * removed.
 *
 * @param source - for example `**Llamadas** a EE.&nbsp;UU. por {{canada.tarifa}}`.
 */
export function toLegalPlainText(source: string, facts: LabeledFacts): string {
  return source
    .replaceAll(factReferencePattern, (_gap, name: string) => facts[name]?.value ?? name)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll(/\*\*|~~|`/g, "");
}

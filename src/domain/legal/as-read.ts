import { factGap, type NamedFacts } from "#domain/text/fact-gaps.ts";

/**
 * Words of a legal text's source as its page reads them: with their facts, without marks. Of one line.
 *
 * @param source - `**Llamadas** a EE.&nbsp;UU. por {{canada.tarifa}}`
 */
export function asRead(source: string, facts: NamedFacts): string {
  return source
    .replaceAll(factGap, (_gap, name: string) => facts[name]?.value ?? name)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll(/\*\*|~~|`/g, "");
}

/** Finds Markdown, HTML and references to facts in texts that are displayed as written. */

/** Kinds of markup that a field may support: `fact` for `{{plazo.paquete}}`, `loud` for emphasised words, `*así*`. */
export type MarkupKind = "fact" | "loud";

const markupRules: readonly { pattern: RegExp; kind?: MarkupKind; mend: (match: string) => string }[] = [
  { pattern: /<\/?[a-z][^<>]*>|<!--.*?(?:-->|$)/gi, mend: (tag) => `quita «${tag}»: se leería tal cual` },
  { pattern: /&(?:[a-z]+\d*|#x?[\da-f]+);/gi, mend: (code) => `escribe el signo en lugar de «${code}»` },
  {
    pattern: /!?\[[^[\]]*\] ?\([^()\s]*\)?/g,
    mend: (link) => `quita los corchetes y la dirección de «${link}»: este texto no lleva enlaces adentro`,
  },
  { pattern: /\*\*|__|~~|`+/g, mend: (mark) => `quita «${mark}»: este texto no lleva negritas ni otros estilos` },
  {
    pattern: /\{+[^{}]*\}*|\}+/g,
    kind: "fact",
    mend: (gap) => `escribe lo que dice «${gap}»: este texto no lleva datos`,
  },
  {
    pattern: /(?<![\p{L}\p{N}])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\p{N}])/gu,
    kind: "loud",
    mend: (match) => `quita los asteriscos de «${match}»: se leerían`,
  },
];

/** Matches any character of markup. Most texts have none, and one pattern is faster than all the rules. */
const markupCharacterPattern = /[<&[*_~`{}]/;

/** Lists advice in Spanish for each piece of markup that a field does not support. */
export function listRawMarkupMessages(text: string, allowedKinds: readonly MarkupKind[] = []): string[] {
  if (!markupCharacterPattern.test(text)) return [];
  let remainingText = text;
  return markupRules.flatMap(({ pattern, kind, mend }) => {
    if (kind && allowedKinds.includes(kind)) return [];
    const marks = new Set(remainingText.match(pattern));
    remainingText = remainingText.replaceAll(pattern, " ");
    return [...marks].map(mend);
  });
}

/** Finds Markdown, HTML and references to facts in texts that are shown as written. */

/** Kinds of markup that a field may support: `fact` for `{{plazo.paquete}}`, `loud` for emphasised words, `*así*`. */
export type MarkupKind = "fact" | "loud";

const rules: readonly { found: RegExp; is?: MarkupKind; mend: (found: string) => string }[] = [
  { found: /<\/?[a-z][^<>]*>|<!--.*?(?:-->|$)/gi, mend: (tag) => `quita «${tag}»: se leería tal cual` },
  { found: /&(?:[a-z]+\d*|#x?[\da-f]+);/gi, mend: (code) => `escribe el signo en lugar de «${code}»` },
  {
    found: /!?\[[^[\]]*\] ?\([^()\s]*\)?/g,
    mend: (link) => `quita los corchetes y la dirección de «${link}»: este texto no lleva enlaces adentro`,
  },
  { found: /\*\*|__|~~|`+/g, mend: (mark) => `quita «${mark}»: este texto no lleva negritas ni otros estilos` },
  { found: /\{+[^{}]*\}*|\}+/g, is: "fact", mend: (gap) => `escribe lo que dice «${gap}»: este texto no lleva datos` },
  {
    found: /(?<![\p{L}\p{N}])\*[^*\s](?:[^*]*[^*\s])?\*(?![\p{L}\p{N}])/gu,
    is: "loud",
    mend: (words) => `quita los asteriscos de «${words}»: se leerían`,
  },
];

/** Advice in Spanish for each piece of markup that a field does not support. */
export function listRawMarkupMessages(text: string, understood: readonly MarkupKind[] = []): string[] {
  let rest = text;
  return rules.flatMap(({ found, is, mend }) => {
    if (is && understood.includes(is)) return [];
    const marks = new Set(rest.match(found));
    rest = rest.replaceAll(found, " ");
    return [...marks].map(mend);
  });
}

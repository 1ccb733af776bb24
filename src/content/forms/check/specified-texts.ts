/** Texts of the lists whose exact words the product specification prescribes. */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";

/** By file: the path to each text, and the text without asterisks. A path names a row by the row's `path`. */
const specifiedTexts: Readonly<Record<string, readonly (readonly [path: readonly string[], text: string])[]>> = {
  "src/content/data/home.ts": [
    [["cards", "esim", "action"], "Compatibilidad"],
    [["cards", "roaming", "action"], "Aprende más"],
    [["cards", "community", "action"], "Descúbrela"],
  ],
  "src/content/data/pages.ts": [[["/avisos", "title"], "Chismecito para wimers"]],
  "src/content/data/words/memberships.ts": [[["opening", "heading"], "Membresías irresistibles"]],
  "src/content/data/words/notices.ts": [[["opening", "heading"], "Chismecito para wimers"]],
};

/** Flags texts of a list that no longer have the specification's words; a missing text is an error elsewhere. */
export function listSpecifiedTextAdvice(file: string, data: unknown): ContentDiagnostic[] {
  return (specifiedTexts[file] ?? []).flatMap(([keys, text]) => {
    const path: PropertyKey[] = [];
    let value = data;
    for (const key of keys) {
      const place = Array.isArray(value) ? value.findIndex((row: { path?: string }) => row.path === key) : key;
      path.push(place);
      value = (value as Record<PropertyKey, unknown> | undefined)?.[place];
    }
    const words = String(value).replaceAll("*", "").replaceAll("\u00a0", " ");
    return value === undefined || words === text
      ? []
      : [{ path, message: `es texto exacto de la especificación, que dice «${text}»` }];
  });
}

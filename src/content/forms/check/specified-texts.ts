/** Texts of the lists whose exact words the product specification prescribes. */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";

/** The path to each text, and the text without asterisks, by file. A path names a row by the row's `path`. */
const specifiedTexts: Readonly<Record<string, readonly (readonly [path: readonly string[], text: string])[]>> = {
  "src/content/data/copy/home.ts": [
    [["cards", "esim", "action"], "Compatibilidad"],
    [["cards", "roaming", "action"], "Aprende más"],
    [["cards", "community", "action"], "Descúbrela"],
  ],
  "src/content/data/pages.ts": [[["/avisos", "title"], "Chismecito para wimers"]],
  "src/content/data/copy/memberships.ts": [[["opening", "heading"], "Membresías irresistibles"]],
  "src/content/data/copy/notices.ts": [[["opening", "heading"], "Chismecito para wimers"]],
};

/** Flags texts that no longer have the specification's words; a missing text is reported elsewhere as an error. */
export function listSpecifiedTextAdvice(file: string, data: unknown): ContentDiagnostic[] {
  return (specifiedTexts[file] ?? []).flatMap(([keys, text]) => {
    const path: PropertyKey[] = [];
    let value = data;
    for (const key of keys) {
      const index = Array.isArray(value) ? value.findIndex((row: { path?: string }) => row.path === key) : key;
      path.push(index);
      value = (value as Record<PropertyKey, unknown> | undefined)?.[index];
    }
    const currentText = String(value).replaceAll("*", "").replaceAll("\u00a0", " ");
    return value === undefined || currentText === text
      ? []
      : [{ path, message: `es texto exacto de la especificación, que dice «${text}»` }];
  });
}

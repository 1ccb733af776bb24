import type { Thing, WithContext } from "schema-dts";
import { containsPlaceholder } from "#content/site/operator/placeholder-texts.ts";

type StructuredDataProps = {
  /** Data created by `domain/site/structured-data.ts`. */
  data: WithContext<Thing> | readonly WithContext<Thing>[];
};

/** Matches URLs, which are not checked for placeholders: a page exists even if its URL contains one. */
const urlPattern = /"https?:[^"]*"/g;

/**
 * Structured data for search engines; the security policy allows the script, because it is never executed. Data that
 * contain a placeholder, such as that of a phone number, are left out entirely.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const dataList: readonly unknown[] = Array.isArray(data) ? data : [data];
  return dataList.map((one) => {
    // Escapes `<`, so that no text in the content can end the element early.
    const json = JSON.stringify(one).replaceAll("<", "\\u003c");
    if (containsPlaceholder(json.replaceAll(urlPattern, ""))) return null;
    return (
      <script
        key={json}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as text, React would escape the quotes.
        dangerouslySetInnerHTML={{ __html: json }} // Our own JSON with escaped angle brackets: data, never executed.
      />
    );
  });
}

import type { Thing, WithContext } from "schema-dts";

type StructuredDataProps = {
  /** Created by `domain/site/structured-data.ts`. */
  data: WithContext<Thing> | readonly WithContext<Thing>[];
};

/** Structured data for search engines: never executed, so the security policy allows it. */
export function StructuredData({ data }: StructuredDataProps) {
  const all: readonly unknown[] = Array.isArray(data) ? data : [data];
  return all.map((one) => {
    // Escaped, so that no text in the content can end the element early.
    const json = JSON.stringify(one).replaceAll("<", "\\u003c");
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

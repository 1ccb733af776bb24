import type { Thing, WithContext } from "schema-dts";

type StructuredDataProps = {
  /** From the builders of `domain/structured-data.ts`. */
  data: WithContext<Thing> | readonly WithContext<Thing>[];
};

/** What search engines read of a page: data, which the security policy lets pass; nobody runs it. */
export function StructuredData({ data }: StructuredDataProps) {
  const all: readonly unknown[] = Array.isArray(data) ? data : [data];
  return all.map((one) => {
    // No text of the content can end the element early.
    const json = JSON.stringify(one).replaceAll("<", "\\u003c");
    return (
      <script
        key={json}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as text React would turn its quotes into entities, and nothing could read it.
        dangerouslySetInnerHTML={{ __html: json }} // JSON of our own content, angle brackets escaped above: data, never run.
      />
    );
  });
}

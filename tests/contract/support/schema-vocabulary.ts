import { readFileSync } from "node:fs";

/**
 * Builds schema.org's vocabulary in the validator's format: the parents of each type, and the types of each property.
 * To avoid a download, it comes from schema-dts, whose types are generated from the vocabulary.
 */
export function buildSchemaVocabulary(): { "@graph": object[] } {
  const types = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
  const parents = new Map<string, Set<string>>();
  const properties: object[] = [];
  for (const [, name = "", end, above = "", body = ""] of types.matchAll(
    /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    const known = parents.get(name) ?? new Set();
    for (const [, parent = ""] of above.matchAll(/\b(\w+)Base\b/g)) if (parent !== name) known.add(parent);
    parents.set(name, known);
    if (end === "Leaf") continue;
    for (const [, property] of body.matchAll(/^ {4}"(\w+)"\?:/gm))
      properties.push({
        "@id": `schema:${property}`,
        "@type": "rdf:Property",
        "schema:domainIncludes": { "@id": `schema:${name}` },
      });
  }
  const classes = [...parents].map(([name, above]) => ({
    "@id": `schema:${name}`,
    "@type": "rdfs:Class",
    "rdfs:subClassOf": [...above].map((parent) => ({ "@id": `schema:${parent}` })),
  }));
  return { "@graph": [...classes, ...properties] };
}

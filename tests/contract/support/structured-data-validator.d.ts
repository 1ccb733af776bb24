declare module "@adobe/structured-data-validator" {
  type Issue = {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    rootType: string;
    fieldNames?: string[];
    /** `schemaOrg` if schema.org lacks the type or field; undefined if a field that Google requires is missing. */
    errorType?: "schemaOrg";
  };
  export default class Validator {
    /** @param vocabulary - schema.org's vocabulary in JSON-LD. */
    constructor(vocabulary: { "@graph": readonly object[] });
    /** @param found - data by format and type. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

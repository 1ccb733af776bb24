declare module "@adobe/structured-data-validator" {
  type Issue = {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    rootType: string;
    fieldNames?: string[];
    /** For what the vocabulary does not know; absent for what Google requires. */
    errorType?: "schemaOrg";
  };
  export default class Validator {
    /** @param vocabulary - schema.org's, in JSON-LD. */
    constructor(vocabulary: { "@graph": readonly object[] });
    /** @param found - by format and type. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

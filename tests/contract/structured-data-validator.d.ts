declare module "@adobe/structured-data-validator" {
  type Issue = {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    rootType: string;
    fieldNames?: string[];
    /** Of what the vocabulary does not know; absent of what Google asks for. */
    errorType?: "schemaOrg";
  };
  export default class Validator {
    /** @param vocabulary - schema.org's, in JSON-LD. */
    constructor(vocabulary: { "@graph": readonly object[] });
    /** @param found - by format and type. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

import { expect, test } from "vitest";
import { type FormSchema, toFormSchema } from "./check/path-label.ts";
import { editableLists } from "./editable-lists.ts";
import { validateData } from "./read-data.ts";

/** Data with every field present, even optional ones, and empty; `kind` is the index of the variant to use, if any. */
function emptyTexts(schema: FormSchema, kind: number): unknown {
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds) return emptyTexts(kinds[Math.min(kind, kinds.length - 1)] ?? {}, kind);
  const { type, properties = {}, items = {} } = schema;
  if (schema.const !== undefined) return schema.const;
  if (type === "object")
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, emptyTexts(field, kind)]));
  if (type === "array") return items.enum ? [] : [emptyTexts(items, kind)];
  if (type === "boolean") return false;
  return type === "string" && !schema.enum ? "" : undefined;
}

const forms = editableLists.filter(({ isUploadOnly }) => !isUploadOnly);
const kinds = [0, 1, 2, 3, 4, 5];

test.each(forms)("every empty field of $id is reported as missing", async ({ form }) => {
  const { schema } = await form();
  const diagnostics = kinds.flatMap((kind) => validateData(schema, emptyTexts(toFormSchema(schema), kind)));
  const messages = diagnostics.filter(({ isMissing }) => isMissing).map(({ message }) => message);
  expect(messages.filter((message) => !message.startsWith("falta"))).toEqual([]);
});

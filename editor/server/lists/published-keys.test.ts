import { expect, test } from "vitest";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { findRemovedKeys, listKeyedRows } from "./published-keys.ts";

const schema: FormSchema = {
  type: "array",
  items: {
    properties: {
      name: { type: "string" },
      questions: { type: "array", keyField: "id", items: { properties: { id: { type: "string" } } } },
    },
  },
};

const group = (name: string, ...ids: string[]) => ({ name, questions: ids.map((id) => ({ id })) });

test("rows of nested lists are found by their keys", () => {
  expect(listKeyedRows(schema, [group("Uno", "a"), group("Dos", "b", "c")])).toEqual([
    { key: "a", keyField: "id", path: [0, "questions", 0] },
    { key: "b", keyField: "id", path: [1, "questions", 0] },
    { key: "c", keyField: "id", path: [1, "questions", 1] },
  ]);
});

test("a published row can move to another list, and a row that was never published can be removed", () => {
  const publishedData = [group("Uno", "a"), group("Dos", "b")];
  const before = [group("Uno", "a", "draft"), group("Dos", "b")];
  expect(findRemovedKeys(schema, { publishedData, before, after: [group("Uno"), group("Dos", "b", "a")] })).toEqual([]);
});

test("a published row can be removed if `removableIf` allows it", () => {
  const { items = {} } = schema;
  const named: FormSchema = { ...items.properties?.questions, removableIf: "Se quita si nada lo usa." };
  expect(findRemovedKeys(named, { publishedData: [{ id: "a" }], before: [{ id: "a" }], after: [] })).toEqual([]);
});

test("a changed key is reported at its field, and a removed key at its list", () => {
  const publishedData = [group("Uno", "a", "b")];
  expect(findRemovedKeys(schema, { publishedData, before: publishedData, after: [group("Uno", "x", "b")] })).toEqual([
    {
      path: [0, "questions", 0, "id"],
      message: "vuelve a ponerle «a»: así se publicó, y quien guardó su dirección la busca ahí",
    },
  ]);
  expect(findRemovedKeys(schema, { publishedData, before: publishedData, after: [group("Uno", "b")] })).toEqual([
    { path: [0, "questions"], message: "vuelve a poner «a»: ya se publicó y no se puede quitar" },
  ]);
});

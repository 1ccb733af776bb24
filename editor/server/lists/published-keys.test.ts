import { expect, test } from "vitest";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { keyedRows, removedKeys } from "./published-keys.ts";

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

test("rows of lists in lists are known by their keys", () => {
  expect(keyedRows(schema, [group("Uno", "a"), group("Dos", "b", "c")])).toEqual([
    { key: "a", keyField: "id", path: [0, "questions", 0] },
    { key: "b", keyField: "id", path: [1, "questions", 0] },
    { key: "c", keyField: "id", path: [1, "questions", 1] },
  ]);
});

test("a row may move to another list, and what was never published may go", () => {
  const published = [group("Uno", "a"), group("Dos", "b")];
  const before = [group("Uno", "a", "draft"), group("Dos", "b")];
  expect(removedKeys(schema, { published, before, after: [group("Uno"), group("Dos", "b", "a")] })).toEqual([]);
});

test("a row whose key is no address may go once it was published", () => {
  const { items = {} } = schema;
  const named: FormSchema = { ...items.properties?.questions, goesIf: "Se quita si nada lo usa." };
  expect(removedKeys(named, { published: [{ id: "a" }], before: [{ id: "a" }], after: [] })).toEqual([]);
});

test("a key that changed is told at its field, one that went at its list", () => {
  const published = [group("Uno", "a", "b")];
  expect(removedKeys(schema, { published, before: published, after: [group("Uno", "x", "b")] })).toEqual([
    { path: [0, "questions", 0, "id"], message: expect.stringMatching(/^vuelve a ponerle «a»/) },
  ]);
  expect(removedKeys(schema, { published, before: published, after: [group("Uno", "b")] })).toEqual([
    { path: [0, "questions"], message: expect.stringMatching(/^vuelve a poner «a»/) },
  ]);
});

import { webcrypto } from "node:crypto";
import { expect, test } from "vitest";
import { isLeadIdentity, leadIdentity } from "#domain/lead-identity.ts";
import { pageLoadIdentity, uniqueId } from "./identity.ts";

test("one Identity a page load, of the form that the collector takes", () => {
  expect(pageLoadIdentity()).toBe(pageLoadIdentity());
  expect(isLeadIdentity(pageLoadIdentity())).toBe(true);
});

test("over plain http, without randomUUID, ids are unique all the same", () => {
  const plain = { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) };
  const ids = Array.from({ length: 500 }, () => uniqueId(plain));
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((id) => isLeadIdentity(leadIdentity(id)))).toBe(true);
});

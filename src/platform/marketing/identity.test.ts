import { expect, test } from "vitest";
import { isLeadIdentity, leadIdentity } from "#domain/lead-identity.ts";
import { pageLoadIdentity, uniqueId } from "./identity.ts";

test("one Identity a page load, of the form that the collector takes", () => {
  expect(pageLoadIdentity()).toBe(pageLoadIdentity());
  expect(isLeadIdentity(pageLoadIdentity())).toBe(true);
});

test("ids are unique, and of that form too", () => {
  const ids = Array.from({ length: 500 }, () => uniqueId());
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((id) => isLeadIdentity(leadIdentity(id)))).toBe(true);
});

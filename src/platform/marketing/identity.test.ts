import { expect, test } from "vitest";
import { isLeadIdentity, leadIdentity } from "#domain/leads/lead-identity.ts";
import { pageLoadIdentity, uniqueId } from "./identity.ts";

test("one Identity per page load, in the form that the collector accepts", () => {
  expect(pageLoadIdentity()).toBe(pageLoadIdentity());
  expect(isLeadIdentity(pageLoadIdentity())).toBe(true);
});

test("ids are unique, and make Identities of that form too", () => {
  const ids = Array.from({ length: 500 }, () => uniqueId());
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((id) => isLeadIdentity(leadIdentity(id)))).toBe(true);
});

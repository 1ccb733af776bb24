import { expect, test } from "vitest";
import { isLeadIdentity, leadIdentity } from "#domain/leads/lead-identity.ts";
import { pageLoadIdentity, uniqueId } from "./identity.ts";

test("there is one Identity per page load, in the format that the collector accepts", () => {
  expect(pageLoadIdentity()).toBe(pageLoadIdentity());
  expect(isLeadIdentity(pageLoadIdentity())).toBe(true);
});

test("ids are unique and make valid Identities", () => {
  const ids = Array.from({ length: 500 }, () => uniqueId());
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((id) => isLeadIdentity(leadIdentity(id)))).toBe(true);
});

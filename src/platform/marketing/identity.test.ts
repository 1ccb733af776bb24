import { expect, test } from "vitest";
import { formatLeadIdentity, isLeadIdentity } from "#domain/leads/lead-identity.ts";
import { createUniqueId, getPageLoadIdentity } from "./identity.ts";

test("there is one Identity per page load, in the format that the collector accepts", () => {
  expect(getPageLoadIdentity()).toBe(getPageLoadIdentity());
  expect(isLeadIdentity(getPageLoadIdentity())).toBe(true);
});

test("ids are unique and make valid Identities", () => {
  const ids = Array.from({ length: 500 }, () => createUniqueId());
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((id) => isLeadIdentity(formatLeadIdentity(id)))).toBe(true);
});

import { expect, test } from "vitest";
import { config } from "#platform/config/config.ts";
import { formatSecurityTxt } from "./security-txt.ts";

test("names a contact and a language, and expires less than a year after the build", () => {
  expect(formatSecurityTxt("fallas@wim.mx", new Date("2026-12-31T23:59:59Z")).split("\n")).toEqual([
    "Contact: mailto:fallas@wim.mx",
    "Expires: 2027-12-26T00:00:00Z",
    "Preferred-Languages: es",
    `Canonical: ${config.siteUrl}/.well-known/security.txt`,
    "",
  ]);
});

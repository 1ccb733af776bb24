import { expect, test } from "vitest";
import { mediaTypes } from "#server/files/media-types.ts";
import { readBuiltText } from "./built-site.ts";

test("security.txt has a contact and is valid for at least half a year more", () => {
  const text = readBuiltText("/.well-known/security.txt");
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(Object.keys(fields)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.Contact).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
  expect(mediaTypes.txt).toBe("text/plain; charset=utf-8");
});

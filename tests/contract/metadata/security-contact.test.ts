import { expect, test } from "vitest";
import { buildDay } from "#content/site/dates/build-day.ts";
import { getContactValue } from "#content/site/operator/contact.ts";
import { mediaTypes } from "#server/files/media-types.ts";
import { builtFileAddresses, readBuiltText } from "../support/built-site.ts";

const address = "/.well-known/security.txt";

test("security.txt has the operator's contact and is valid for at least half a year, or is left out", () => {
  const contact = getContactValue("securityEmail");
  if (contact === undefined) {
    expect(builtFileAddresses).not.toContain(address);
    return;
  }
  const fields = Object.fromEntries(
    readBuiltText(address)
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(Object.keys(fields)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.Contact).toBe(`mailto:${contact}`);
  const days = (Date.parse(fields.Expires) - Date.parse(buildDay)) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
  expect(mediaTypes.txt).toBe("text/plain; charset=utf-8");
});

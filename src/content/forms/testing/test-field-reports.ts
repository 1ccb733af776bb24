import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList } from "./check-messages.ts";

/** Tests that the only report of a list whose field has a wrong value is the given one, which names the place. */
export function testFieldReports(
  list: string,
  cases: readonly (readonly [field: string, value: unknown, report: string])[],
): void {
  test.each(cases)(`in ${list}, %s = %j is reported with its place: %s`, async (field, value, expectedReport) => {
    expect(await checkChangedList(list, buildFieldChange([field, value]))).toEqual([expectedReport]);
  });
}

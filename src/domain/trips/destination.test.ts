import fc from "fast-check";
import { expect, test } from "vitest";
import { packDestinations, roamingZones, unpackDestinations } from "./destination.ts";

test("packing keeps everything except the order of the zones, and refuses a name with a separator", () => {
  const name = fc.string({ minLength: 1 }).filter((text) => !/[|/]/.test(text));
  const destination = fc.record({
    code: fc.stringMatching(/^[A-Z]{2}$/),
    name,
    zone: fc.constantFrom(...roamingZones),
    otherNames: fc.array(name, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(destination), (some) => {
      const byZone = roamingZones.flatMap((zone) => some.filter((one) => one.zone === zone));
      expect(unpackDestinations(packDestinations(some))).toEqual(byZone);
    }),
  );
  expect(() => packDestinations([{ code: "XX", name: "A|B", zone: "world", otherNames: [] }])).toThrow(RangeError);
});

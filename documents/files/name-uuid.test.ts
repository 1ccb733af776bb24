import fc from "fast-check";
import { expect, test } from "vitest";
import { createNameUuid, urlNamespace } from "./name-uuid.ts";

test("agrees with the example of RFC 9562, appendix A.4", () => {
  const dnsNamespace = "6ba7b810-9dad-11d1-80b4-00c04fd430c8";
  expect(createNameUuid(dnsNamespace, "www.example.com")).toBe("2ED6657D-E927-568B-95E1-2665A8AEA6A2");
});

test("a name always gives the same UUID of version 5, and different names give different UUIDs", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (name, other) => {
      const uuid = createNameUuid(urlNamespace, name);
      expect(uuid).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/);
      expect(createNameUuid(urlNamespace, name)).toBe(uuid);
      expect(createNameUuid(urlNamespace, other) === uuid).toBe(name === other);
    }),
  );
});

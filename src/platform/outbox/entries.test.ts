import * as fc from "fast-check";
import { expect, test } from "vitest";
import { eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { createEntry, parseEntries, serializeEntries } from "./entries.ts";

const anEntry = fc
  .record({ name: fc.string({ unit: "binary" }), id: fc.uuid(), queuedAt: fc.nat() })
  .map(({ name, id, queuedAt }) =>
    createEntry(
      { event: eventNames.formSubmitted, Identity: `MKT-${id}`, properties: { ...leadFormProperties, name } },
      queuedAt,
    ),
  );

const someEntries = fc.uniqueArray(anEntry, { selector: ({ id }) => id, minLength: 1, maxLength: 8 });

test("entries survive a round trip, whatever their texts contain", () => {
  fc.assert(
    fc.property(someEntries, (entries) => {
      expect(parseEntries(serializeEntries(entries))).toEqual(entries);
    }),
  );
});

test("a damaged line loses only its own entry", () => {
  fc.assert(
    fc.property(someEntries, fc.nat(), fc.string(), fc.nat(), (entries, which, rubbish, cut) => {
      const hit = which % entries.length;
      const lines = serializeEntries(entries).split("\n");
      const line = lines[hit] ?? "";
      lines[hit] = line.slice(0, cut % line.length) + rubbish.replaceAll("\n", "");
      const untouched = entries.filter((_, index) => index !== hit);
      expect(parseEntries(lines.join("\n"))).toEqual(expect.arrayContaining(untouched));
    }),
  );
});

test("JSON that is not a message is skipped", () => {
  const entry = createEntry({ event: "FAQ", Identity: "MKT-1", properties: { a: true } }, 1);
  const strangers = ["null", "[]", "{}", '"text"', '{"queuedAt":1,"message":{"event":"FAQ","Identity":"MKT-1"}}'];
  const nested = '{"queuedAt":1,"message":{"event":"FAQ","Identity":"MKT-2","properties":{"a":{}}}}';
  expect(parseEntries([...strangers, serializeEntries([entry]), nested].join("\n"))).toEqual([entry]);
});

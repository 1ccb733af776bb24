import { expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { createVersionNotesSchema } from "#content/forms/schemas/version-note-schema.ts";
import { addNamedRow } from "./add-named-row.ts";

const published = {
  textId: "contrato",
  title: "Contrato",
  version: "2",
  inForce: "2027-01-01",
  published: "2026-11-01",
};
const versions = [{ id: "contrato-2", ...published }] as Parameters<typeof createVersionNotesSchema>[0] extends
  | { versions: infer Versions }
  | undefined
  ? Versions
  : never;
const schema = toFormSchema(createVersionNotesSchema({ versions, today: "2026-11-30", listNumbers: () => ["1", "2"] }));
const none = { withdrawals: [], errata: [] };
const add = (data: unknown, field: string) => addNamedRow(schema, data, { field, today: "2026-11-30" });

test("a link to a new withdrawal or erratum opens a row with the version and today's date, only once", () => {
  const added = add(none, "withdrawals.+contrato-2");
  const withdrawals = [{ version: "contrato-2", day: "2026-11-30", reason: "" }];
  expect(added).toEqual({ data: { ...none, withdrawals }, path: ["withdrawals", 0], isNew: true });
  expect(add(added?.data, "withdrawals.+contrato-2")).toMatchObject({ path: ["withdrawals", 0], isNew: false });
  const erratum = add(none, "errata.+contrato-2");
  expect(add(erratum?.data, "errata.+contrato-2")?.isNew).toBe(false);
  const filled = { ...none, errata: [{ version: "contrato-2", day: "2026-11-30", text: "Donde dice…" }] };
  expect(add(filled, "errata.+contrato-2")).toMatchObject({ path: ["errata", 1], isNew: true });
});

test("other locations request no row", () => {
  for (const field of ["withdrawals", "withdrawals.0.reason", "other.+contrato-2"])
    expect(add(none, field)).toBeUndefined();
});

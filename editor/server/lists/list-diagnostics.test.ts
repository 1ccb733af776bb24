import { expect, test } from "vitest";
import { z } from "zod";
import { requireList } from "#content/forms/testing/check-messages.ts";
import { listDiagnostics } from "./list-diagnostics.ts";

test("a list is compared with the published one, unless that is unknown or has another form", () => {
  const form = {
    schema: z.array(z.string()),
    refuse: (rows: string[], publishedRows: string[]) =>
      rows.flatMap((row, index) =>
        publishedRows.includes(row) ? [] : [{ path: [index], message: `«${row}» es nuevo` }],
      ),
  };
  const after = ["60 GB", "Hola"];
  const listMessages = (publishedData: unknown) =>
    listDiagnostics(requireList("retiros"), form, { publishedData, before: after, after }).map(
      ({ message }) => message,
    );
  expect(listMessages(["60 GB"])).toEqual(["«Hola» es nuevo"]);
  // A character that a save removes makes no difference.
  expect(listMessages(["60\u200b GB"])).toEqual(["«Hola» es nuevo"]);
  expect(listMessages(undefined)).toEqual([]);
  expect(listMessages(60)).toEqual([]);
});

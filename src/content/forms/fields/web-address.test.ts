import { expect, test } from "vitest";
import { validateData } from "#content/forms/read-data.ts";
import { webAddress } from "./web-address.ts";

test.each([
  ["www.gob.mx/crt", "https://www.gob.mx/crt"],
  ["http://www.gob.mx", "https://www.gob.mx"],
  ["//gob.mx/a?b=c", "https://gob.mx/a?b=c"],
  ["en la página del gobierno", undefined],
  ["https://www.gob.mx@otro.mx", undefined],
  ["https://persona:clave@www.gob.mx/crt", undefined],
])("for the address «%s», the form offers %s", (text, suggestedValue) => {
  expect(validateData(webAddress("Dirección"), text).map((diagnostic) => diagnostic.suggestedValue)).toEqual([
    suggestedValue,
  ]);
});

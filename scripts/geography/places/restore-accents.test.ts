import { expect, test } from "vitest";
import { learnAccents } from "./restore-accents.ts";

test("words get the accents that municipality names have, and the capitals that the source lacks", () => {
  const { restore } = learnAccents(["Álvaro Obregón", "San José del Rincón", "Peñamiller"], ["San Jose", "San Jose"]);
  expect(restore("alvaro Obregon")).toBe("Álvaro Obregón");
  expect(restore("San Jose el Rincon")).toBe("San José el Rincón");
  expect(restore("Barrio de animas II")).toBe("Barrio de Animas II");
});

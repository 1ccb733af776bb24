import { expect, test } from "vitest";
import { findSummaryErrors } from "./summary-errors.ts";

test("three short plain sentences have no errors", () => {
  expect(findSummaryErrors(["Tu línea es para ti.", "No la uses para vender.", "Si algo no te parece, dilo."])).toEqual(
    [],
  );
});

test("a missing sentence, too many words and hard words are reported with their fix", () => {
  expect(findSummaryErrors(["Uno.", " ", "Tres."])).toEqual(["escribe tres oraciones"]);
  const [long = ""] = findSummaryErrors(["Es para ti. ".repeat(30), "Sí.", "No."]);
  expect(long).toContain("acórtalo: tiene 92 palabras");
  const hard = "La responsabilidad extracontractual subsidiariamente internacionalizada.";
  expect(findSummaryErrors([hard, hard, hard])[0]).toContain("escríbelo más fácil");
});

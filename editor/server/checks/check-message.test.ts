import { expect, test } from "vitest";
import { describeListError } from "./check-message.ts";

test("an error in a list links to the list, and one in code is sent to the developers", () => {
  expect(describeListError("src/content/data/notices.ts: Aviso 1 («Hola») › Título: falta este texto")).toEqual({
    message: "«Avisos»: Aviso 1 («Hola») › Título: falta este texto",
    at: { place: "avisos", label: "Avisos" },
  });
  // A list of files has no form, but each of its files does.
  const coverage = "src/content/data/coverage.ts: Archivo 1 («4G garantizada»): es de muestra";
  expect(describeListError(coverage).at).toEqual({ place: "4g-garantizada", label: "Cobertura 4G garantizada" });
  expect(describeListError("no plan duo").raw).toBe("no plan duo");
});

import { expect, test } from "vitest";
import { fromWord } from "./from-word.ts";

test.each([
  ["1.\tOtro punto\r\na)\tinciso\r\nb)\totro", "1. Otro punto\n   1. inciso\n   1. otro"],
  ["•\tViñeta\n·  Otra", "- Viñeta\n- Otra"],
  ["El “Usuario” tiene 30\u00a0días", "El «Usuario» tiene 30 días"],
  ["1. Uno\n   - Dos (a) y b) tres", "1. Uno\n   - Dos (a) y b) tres"],
])("%j is pasted as a legal text writes it", (pasted, written) => {
  expect(fromWord(pasted)).toBe(written);
});

import { expect, test } from "vitest";
import { approvalWords } from "./approval-words.ts";

const changes = [
  { file: "a", label: "Membresías y precios", approval: "precios", words: [] },
  { file: "b", label: "Ofertas", approval: "precios", words: [] },
  { file: "c", label: "Avisos", words: [] },
];

test("names the lists that somebody else should look at, and what a team approves", () => {
  expect([false, true].map((isTeam) => approvalWords(changes, isTeam))).toEqual([
    "Cambia «Membresías y precios» y «Ofertas». Pide a otra persona que lo mire antes de publicar.",
    "Cambia precios: lo aprueba otra persona antes de publicarse. Lo demás de este borrador espera con eso.",
  ]);
});

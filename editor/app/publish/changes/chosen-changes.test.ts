import { expect, test } from "vitest";
import { formatApprovalMessage } from "./chosen-changes.tsx";

const changes = [
  { file: "a", label: "Membresías y precios", approval: "precios", changes: [] },
  { file: "b", label: "Ofertas", approval: "precios", changes: [] },
  { file: "c", label: "Avisos", changes: [] },
];

test("names the lists that someone else should review, or what a team must approve", () => {
  const team = { mayApprove: false, approvers: "Gil Gerente" };
  expect([undefined, team].map((each) => formatApprovalMessage(changes, each))).toEqual([
    "Cambia «Membresías y precios» y «Ofertas». Pide a otra persona que lo mire antes de publicar.",
    "Cambia precios: lo aprueba Gil Gerente antes de publicarse. Lo demás espera con eso; para publicarlo ya, desmarca eso.",
  ]);
});

test("a legal text and its published version are listed once, with one pair of quotes", () => {
  const label = "Texto legal «Política de uso»";
  const both = ["1.md", "1.published.json"].map((file) => ({ file, label, approval: "textos legales", changes: [] }));
  expect(formatApprovalMessage(both, undefined)).toBe(
    "Cambia el texto legal «Política de uso». Pide a otra persona que lo mire antes de publicar.",
  );
});

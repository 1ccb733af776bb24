import { expect, test } from "vitest";
import { diffWords } from "#domain/legal/compare/diff-words.ts";
import type { ChangedValue } from "#editor/api/requests/publish-api.ts";
import { addDefiniteArticle, listChangeLines } from "./change-lines.ts";

const parts = diffWords("Se entrega en quince días con recibo.", "Se entrega en veinte días con recibo hoy.");

test.each<[string, ChangedValue]>([
  [
    "Legend · Precio regular: $850 → $900",
    { where: "Membresías › Legend › Precio regular", before: "$850", after: "$900" },
  ],
  ["Descuento, en %: 20% → 25%", { where: "Descuento, en %", before: "20%", after: "25%" }],
  [
    "Buen Fin · Hasta: 1 de marzo → 2 de marzo",
    { where: "Promoción 2 («Buen Fin») › Hasta", before: "1 de marzo", after: "2 de marzo" },
  ],
  [
    "Buen Fin · Va en la portada: No → Sí",
    { where: "Promoción 2 («Buen Fin») › Va en la portada", before: "No", after: "Sí" },
  ],
  [
    "Buen Fin · Precio · Legend: $680 → $720",
    { where: "Promoción 2 («Buen Fin») › Lo que se ofrece › Precio › Legend", before: "$680", after: "$720" },
  ],
  [
    "Se agrega el aviso «Chismecito»",
    { where: "Aviso 1 («Chismecito»)", before: "", after: [{ name: "Título", text: "Chismecito" }] },
  ],
  [
    "Se quita la promoción «Buen Fin»",
    { where: "Promoción 2 («Buen Fin»)", before: [{ name: "Nombre", text: "Buen Fin" }], after: "" },
  ],
  [
    "Se agrega el modelo «Galaxy A57»",
    {
      where: "Marca 2 («Samsung») › Modelos › Modelo 52 («Galaxy A57»)",
      before: "",
      after: [{ name: "Modelo", text: "Galaxy A57" }],
    },
  ],
  ["Banda · Texto: «quince» → «veinte»; se agrega «hoy»", { where: "Banda › Texto", before: "a", after: "b", parts }],
  ["Banda · Nota: se agrega «Nueva»", { where: "Banda › Nota", before: "", after: "Nueva" }],
  [
    "Ultimate · Roaming: Ilimitado → Tope",
    { where: "Ultimate › Roaming", before: [{ name: "", text: "Ilimitado" }], after: [{ name: "", text: "Tope" }] },
  ],
])("a change is formatted as «%s»", (line, change) => {
  expect(listChangeLines({ changes: [change] })).toEqual([line]);
});

test("a row's title has its article", () => {
  const titles = [
    "Aviso",
    "Promoción",
    "Tema",
    "Página",
    "Opinión",
    "Guía",
    "Número",
    "Enlace",
    "Problema",
    "Fe de erratas",
  ];
  expect(titles.map(addDefiniteArticle).join(", ")).toBe(
    "el aviso, la promoción, el tema, la página, la opinión, la guía, el número, el enlace, el problema, la fe de erratas",
  );
});

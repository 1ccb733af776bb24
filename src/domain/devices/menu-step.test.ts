import { expect, test } from "vitest";
import { formatMenuStep } from "./menu-step.ts";

test("a step's text has menus, fields and text in this order", () => {
  const step = {
    heading: "Escribe el APN",
    text: ["Guarda.", "Regresa."],
    fields: [
      { name: "Nombre", value: "wim" },
      { name: "APN", value: "web.ejemplo" },
    ],
    path: ["Ajustes", "Redes"],
  };
  expect(formatMenuStep(step)).toBe("Ajustes › Redes Nombre: wim APN: web.ejemplo Guarda. Regresa.");
});

test("a step leaves out missing parts", () => {
  expect(formatMenuStep({ heading: "Toca «Listo»" })).toBe("");
  expect(formatMenuStep({ heading: "Abre los ajustes", path: ["Ajustes"] })).toBe("Ajustes");
});

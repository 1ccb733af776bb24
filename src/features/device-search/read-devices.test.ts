// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readDevices } from "./read-devices.ts";

test("reads names, notes and conditions from the page's list", () => {
  document.body.innerHTML = `
    <div data-brand="Motorola">
      <ul>
        <li>Edge 40</li>
        <li>Edge+ (2023)<sup><span>nota </span>2</sup></li>
        <li>Razr 60<sup><span>nota </span>1</sup><sup><span>nota </span>2</sup></li>
      </ul>
      <ol><li>Solo usa eSIM.</li><li data-uncertain="true">Depende de la variante.</li></ol>
    </div>`;
  expect(readDevices(document.body, { Motorola: { alsoCalled: ["Moto"] } })).toEqual([
    {
      brand: "Motorola",
      alsoCalled: ["Moto"],
      models: [
        { name: "Edge 40", notes: [], isConditional: false },
        { name: "Edge+ (2023)", notes: ["Depende de la variante."], isConditional: true },
        { name: "Razr 60", notes: ["Solo usa eSIM.", "Depende de la variante."], isConditional: true },
      ],
    },
  ]);
});

import { expect, test } from "vitest";
import { checkChangedList, insertRow } from "#content/forms/testing/check-messages.ts";

const notice = { date: "2026-12-01", title: "Hola", text: ["Ya llegó."] };

test.each<[message: string, added: object]>([
  [
    "Aviso 1 («Hola») › Se ve desde: tiene que ser a más tardar la fecha del aviso",
    { ...notice, visibleFrom: "2026-12-02" },
  ],
  [
    "Aviso 1 («Hola») › Se ve desde: se ve desde hoy, con fecha del 20\u00a0de diciembre de 2099. Si debe esperar, escribe aquí el día",
    { ...notice, date: "2099-12-20" },
  ],
  ["Aviso 1 («Tu móvil») › Título: usa «celular», no «móvil»", { ...notice, title: "Tu móvil", date: "2026-11-20" }],
  ["Aviso 1 («Hola») › Texto: falta el texto", { ...notice, text: [] }],
])("advises staff on a new notice: %s", async (expectedReport, added) => {
  expect(await checkChangedList("avisos", insertRow(added))).toEqual([expectedReport]);
});

test("a notice that waits for its date can be added", async () => {
  expect(
    await checkChangedList("avisos", insertRow({ ...notice, date: "2099-12-20", visibleFrom: "2099-12-20" })),
  ).toEqual([]);
});

test("reports everything that is wrong in a new notice", async () => {
  const linked = { date: "2026-12-01", title: "Hola", text: [" "], link: { label: "Más", to: "/nada" } };
  expect(await checkChangedList("avisos", insertRow(linked))).toEqual([
    "Aviso 1 («Hola») › Texto › Párrafo 1: falta este texto",
    "Aviso 1 («Hola») › Enlace › Página: no hay una página «/nada» en el sitio",
  ]);
});

import { expect, test, vi } from "vitest";
import { buildFieldChange, checkChangedList } from "#content/forms/testing/check-messages.ts";

vi.mock("#content/site/dates/build-day.ts", () => ({ buildDay: "2026-11-29" }));
vi.mock(import("#content/data/memberships.ts"), async (original) => {
  const { addComingFigures } = await import("#content/forms/testing/coming-figures.ts");
  return addComingFigures(await original());
});

test("the number of destinations is compared with the advertised number of every day", async () => {
  expect((await checkChangedList("roaming", (text) => text)).map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "Todo: son 170 destinos y desde el 20 de enero de 2027 se anuncian 171: cambia «Países y territorios con roaming» en Membresías y precios",
  ]);
});

test("a text has room for the coming figures, or the message gives the reason", async () => {
  const getMessages = async (path: string, text: string) => checkChangedList("portada", buildFieldChange([path, text]));
  const name = "Que les quede todo claro";
  expect(await getMessages("plans.heading", `${name}: {{membresia.legend.precio}}`)).toEqual([
    "Membresías › Encabezado: caben 30 letras: sobran 2 con lo que viene en Membresías y precios",
  ]);
  expect(await getMessages("plans.heading", `${name}: {{membresia.rookie.precio}}`)).toEqual([]);
});

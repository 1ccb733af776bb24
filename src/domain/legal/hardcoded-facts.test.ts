import { expect, test } from "vitest";
import { findHardcodedFacts } from "./hardcoded-facts.ts";

test.each([
  ["Dura 30 días.", "30 días", "un plazo o una cantidad"],
  ["Son 1,000&nbsp;GB.", "1,000&nbsp;GB", "un plazo o una cantidad"],
  ["Dura diecisiete días hábiles.", "diecisiete días", "un plazo o una cantidad"],
  ["Dura 17 (diecisiete) días.", "17 (diecisiete) días", "un plazo o una cantidad"],
  ["Treinta y un meses.", "Treinta y un meses", "un plazo o una cantidad"],
  ["Hasta 20 veces la UMA.", "20 veces", "un plazo o una cantidad"],
  ["Un 20% menos.", "20%", "un porcentaje"],
  ["El 7 por ciento menos.", "7 por ciento", "un porcentaje"],
  ["El siete por ciento.", "siete por ciento", "un porcentaje"],
  ["Cuesta $850.", "$850", "una cantidad de dinero"],
  ["Son $1,850 MXN.", "$1,850 MXN", "una cantidad de dinero"],
  ["Son 1500 pesos.", "1500 pesos", "una cantidad de dinero"],
  ["Son 1,500 pesos.", "1,500 pesos", "una cantidad de dinero"],
  ["Son MXN 1500.", "MXN 1500", "una cantidad de dinero"],
  ["Son mil quinientos pesos.", "mil quinientos pesos", "una cantidad de dinero"],
  ["Una multa de 20 UMA.", "20 UMA", "una cantidad de dinero"],
  ["Desde el 5 de marzo de 2025.", "5 de marzo de 2025", "una fecha"],
  ["Llama al 55 1234 5678.", "55 1234 5678", "un teléfono"],
  ["Escribe a a.b@wim.example.", "a.b@wim.example", "un correo"],
  ["La [ley](https://ley.example/?a=1).", "https://ley.example/?a=1", "una dirección"],
  ["Está en www.ley.example hoy.", "www.ley.example", "una dirección"],
])("%j contains a hardcoded fact", (line, found, kindLabel) => {
  expect(findHardcodedFacts(`Primera línea con {{plazo.paquete}}.\n\n${line}\n`)).toEqual([
    { factText: found, kindLabel, line: 3 },
  ]);
});

test("fact names, article numbers, lone years and counts of things or times are not hardcoded facts", () => {
  expect(
    findHardcodedFacts(
      "Por un año, con una hora de aviso, las dos casillas y el último mes, dos veces, en los tres países y por 1&nbsp;minuto.\n",
    ),
  ).toEqual([]);
  expect(findHardcodedFacts("{{plazo.paquete}} y {{ley.enlace}}. El artículo 185, fracción IX, de 2021.\n")).toEqual(
    [],
  );
});

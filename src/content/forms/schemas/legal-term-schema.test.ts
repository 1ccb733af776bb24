import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList, type FieldEdit } from "#content/forms/testing/check-messages.ts";

test.each<[edit: FieldEdit, message: string[]]>([
  [["personalData.answerDays", 15], []],
  [
    ["personalData.answerDays", 1],
    ["Datos personales › Días hábiles para responder una solicitud ARCO: el mínimo es 2"],
  ],
  [
    ["personalData.answerDays", 21],
    [
      "Datos personales › Días hábiles para responder una solicitud ARCO: la ley permite 20 como máximo: LFPDPPP, artículo 31",
    ],
  ],
  [["authorities.daysPerYear", 366], []],
  [
    ["authorities.daysPerYear", 367],
    ["Colaboración con autoridades › Días al año que atiende el área: el máximo es 366"],
  ],
  [["contract.changeNoticeDays", 45], []],
  [
    ["contract.changeNoticeDays", 5],
    [
      "Contrato y cobros › Días naturales de aviso antes de cambiar el contrato: la ley pide al menos 30: LMTR, artículo 185, fracción IX",
    ],
  ],
  [
    ["personalData.disputeDays", 20],
    ["Datos personales › Días hábiles para inconformarse ante la autoridad: la ley dice 15: LFPDPPP, artículo 40"],
  ],
  [
    ["line.packageDays", 30.5],
    [
      "Línea y paquetes › Días naturales que dura un paquete desde que se compra: escríbelo sin decimales, por ejemplo 30",
    ],
  ],
  [
    ["line.packageDays", 1e21],
    [
      expect.stringContaining(": el máximo es "),
      expect.stringMatching(/: escríbelo sin decimales, por ejemplo \d{1,3}$/),
    ],
  ],
  [
    ["compensation.bonusPercent", 2],
    ["Compensaciones › Bonificación por una falla, en %: la ley pide al menos 20: LFPC, artículo 92 TER"],
  ],
  [["use.mostRechargePesos", 5], ["Uso y recargas › Recarga en Canadá: máximo: tiene que ser mayor que el mínimo"]],
  [["use.rechargeUnitPesos", 1.5], []],
  [
    ["trafficCode.month", "2024-13"],
    ["Código de gestión de tráfico › Mes de esa versión: escribe año y mes, por ejemplo 2024-09"],
  ],
])("checks an edit of a legal term: %s", async (edit, expectedReport) => {
  expect(await checkChangedList("plazos", buildFieldChange(edit))).toEqual(expectedReport);
});

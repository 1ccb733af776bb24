import { expect, test } from "vitest";
import { checkEditableList } from "#content/forms/check/validate-lists.ts";
import { buildFieldChange, findSpecifiedText, insertRow, requireList } from "#content/forms/testing/check-messages.ts";

const long =
  "Esta frase dice muchas cosas una tras otra sin parar y nadie la puede seguir de una sola vez hasta su último punto.";
const notice = { date: "2026-11-20", title: "Tu móvil", text: [`${long} Y "más" - así.`, `${long} ${long}`] };

test.each([
  ["avisos", insertRow(notice), 5],
  ["preguntas", buildFieldChange(["0.answer.1", `${long.replace(/\.$/, "")}, en tu móvil`]), 3],
  ["preguntas", buildFieldChange(["0.links.0.label", "Ver más"]), 1],
  ["pagina-about", buildFieldChange(["purpose.vision.text", long]), 1],
])("style in %s is advice, so that nothing typed has to wait for it", async (form, change, count) => {
  const list = requireList(form);
  const { errors, advice } = await checkEditableList(list, change(findSpecifiedText(list)));
  expect([errors, advice.length]).toEqual([[], count]);
});

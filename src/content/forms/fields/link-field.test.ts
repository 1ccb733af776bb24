import { expect, test } from "vitest";
import { buildFieldChange, checkChangedList, insertRow } from "#content/forms/testing/check-messages.ts";

test("an address in prose is refused, pointing to the links of the form", async () => {
  const text = "Lee más en https://www.gob.mx/crt.";
  const messages = [
    await checkChangedList("avisos", insertRow({ date: "2024-01-01", title: "Aviso", text: [text] })),
    await checkChangedList("preguntas", buildFieldChange(["0.answer.0", text])),
  ];
  for (const lines of messages) expect(lines.join()).toContain("ponla en «Agregar enlace»");
});

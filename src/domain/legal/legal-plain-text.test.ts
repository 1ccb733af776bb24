import { expect, test } from "vitest";
import { toLegalPlainText } from "./legal-plain-text.ts";

test("a source becomes plain text with its facts and no-break spaces, without Markdown", () => {
  const facts = { "canada.tarifa": { label: "Tarifa a Canadá", value: "$2" } };
  expect(toLegalPlainText("**Llamadas** a [EE.&nbsp;UU.](/roaming) por {{canada.tarifa}}, {{no.hay}}", facts)).toBe(
    "Llamadas a EE.\u00a0UU. por $2, no.hay",
  );
});

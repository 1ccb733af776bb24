import { expect, test } from "vitest";
import { coverageSampleNotice, formatCoverageSampleTexts, sampleOverlayNames } from "./coverage-sample.ts";

test("the sample mark is shown while any overlay is a sample, and names those overlays", () => {
  expect(coverageSampleNotice.isSample).toBe(sampleOverlayNames.length > 0);
  expect(formatCoverageSampleTexts(["3G garantizada", "5G"])).toEqual({
    text: "Datos inventados en 3G garantizada y 5G: no decidas con ellos.",
    answerNote: "Datos inventados en 3G garantizada y 5G: no es la cobertura real de wim.",
    tableNote: "Hay datos de muestra en 3G garantizada y 5G: no describen la cobertura real de wim.",
  });
});

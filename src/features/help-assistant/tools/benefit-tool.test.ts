import { expect, test } from "vitest";
import { createBenefitTool } from "./benefit-tool.ts";

const link = { label: "Beneficios", href: "/beneficios" };
const tool = createBenefitTool({
  sections: ["/prime"],
  textsByPlan: { rookie: "Prime en Rookie: no incluido", legend: "Prime en Legend: incluido" },
  cheapestText: "Legend es la que menos cuesta con Prime",
  includingPlansText: "Viene incluido en: Legend.",
  link,
});

test.each([
  ["tengo la Rookie", "Prime en Rookie: no incluido", []],
  ["¿en legend o en rookie?", "Prime en Rookie: no incluido", ["Prime en Legend: incluido"]],
  ["¿cuál es la más barata que lo trae?", "Legend es la que menos cuesta con Prime", []],
])("«%s» is looked up", async (text, title, others) => {
  expect(await tool.find(text)).toEqual({ title, texts: [...others, "Viene incluido en: Legend."], link, names: [] });
});

test("the tool does not answer a text without a membership", async () => {
  expect(await tool.find("¿cómo lo activo?")).toBeUndefined();
});

test("no membership counts as the cheapest if none includes the benefit", async () => {
  const none = createBenefitTool({
    sections: [],
    textsByPlan: {},
    includingPlansText: "Ninguna membresía lo incluye.",
    link,
  });
  expect(await none.find("la más barata")).toBeUndefined();
});

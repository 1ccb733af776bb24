import { expect, test } from "vitest";
import { createPriceTool } from "./price-tool.ts";

const link = { label: "Compara", href: "/membresias" };
const tool = createPriceTool({
  sections: ["/membresias"],
  answers: [
    { names: ["rookie", "20 gb"], title: "Rookie, 20 GB: $280", text: "Después, $350." },
    { names: ["community", "60 gb", "plan de 60"], title: "Community, 60 GB: $400", text: "Después, $500." },
  ],
  note: "La app confirma el precio.",
  link,
});

test.each([
  ["¿cuánto cuesta la de 60 GB si traigo mi número?", "Community, 60 GB: $400", ["Después, $500."]],
  ["cuanto cuesta el plan de 60", "Community, 60 GB: $400", ["Después, $500."]],
  ["Plan de 60", "Community, 60 GB: $400", ["Después, $500."]],
  ["precio de Rookie", "Rookie, 20 GB: $280", ["Después, $350."]],
  [
    "cuanto cuestan rookie y community",
    "Rookie, 20 GB: $280",
    ["Después, $350.", "Community, 60 GB: $400. Después, $500."],
  ],
])("«%s» gets the price of the membership that it names first", async (text, title, texts) => {
  expect(await tool.find(text)).toEqual({ title, texts: [...texts, "La app confirma el precio."], link, names: [] });
});

test.each([
  "¿cuánto cuesta?",
  "diferencia entre rookie y community",
  "cuanto es 160 gb",
  "cuanto cuesta el plan de 30 dias",
  "el plan de 60 se acaba",
])("the tool does not answer «%s»", async (text) => {
  expect(await tool.find(text)).toBeUndefined();
});

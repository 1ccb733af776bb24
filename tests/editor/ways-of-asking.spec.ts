import { expect, expectSaved, finishJob, openList, readList, test } from "./editor-fixtures.ts";

const topicName = "Cómo se paga";
const question = "puedo pagar en abonos chiquititos";

test("a question with the wrong answer is added to a topic, which then answers it in the draft", async ({
  page,
  desk,
}) => {
  await openList(page, "Maneras de preguntar");
  const panel = page.getByRole("region", { name: "Prueba una pregunta" });
  const answer = panel.getByRole("status");
  const tryOut = async () => {
    await panel.getByLabel("Escríbela como la gente").fill(question);
    await panel.getByRole("button", { name: "Probar" }).click();
    await expect(answer).toContainText("Hoy lleva a");
  };
  await tryOut();
  await expect(answer).toContainText("Con tu borrador lleva a lo mismo.");
  const topic = panel.getByLabel("Tema");
  await topic.selectOption(topicName);
  await panel.getByRole("button", { name: "Agregar a este tema" }).click();
  await expect(page.locator(":focus")).toHaveValue(question);
  await expectSaved(page);

  await page.getByRole("main").evaluate((main) => main.scrollTo(0, 0));
  await panel.getByLabel("Escríbela como la gente").fill("se puede en abonos chiquititos");
  await panel.getByRole("button", { name: "Probar" }).click();
  await expect(answer.getByText("Con tu borrador lleva a", { exact: true })).toBeVisible();
  await expect(answer.getByRole("list").last().getByRole("listitem").first()).toContainText(topicName);
  await finishJob(desk, {
    name: "una manera de preguntar",
    lines: ["2 1 src/content/data/ways-of-asking.ts"],
  });
  const topics = readList(desk, "ways-of-asking") as { name: string; ways: string[] }[];
  expect(topics.find(({ name }) => name === topicName)?.ways.at(-1)).toBe(question);
});

// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { deviceSearchWords } from "#content/devices/device-search.ts";
import { DeviceSearch } from "#features/device-search/device-search.tsx";
import { Page } from "#pages/esim/+Page.server.tsx";
import { actionsOf, answerOf, hydratedTool, textOf } from "../support/hydrated-tool.ts";

const user = userEvent.setup();

async function openSearch() {
  const tool = await hydratedTool(<Page />, "device-search", DeviceSearch);
  const field = within(tool).getByRole("searchbox", { name: deviceSearchWords.label });
  return {
    field,
    tool,
    status: tool.querySelector("[aria-live]"),
    answer: () => answerOf(tool) as HTMLElement,
    buttonsOf: (list: string) => within(within(tool).getByRole("list", { name: list })).getAllByRole("button"),
    /** Enter does not wait for a pause. */
    async ask(text: string) {
      fireEvent.change(field, { target: { value: text } });
      await user.type(field, "{Enter}");
    },
  };
}

test("answers yes to a listed model, with what is known of it and what is not", async () => {
  const { answer, ask, buttonsOf, tool } = await openSearch();
  await ask("galaxi s24");
  expect(textOf(answer())).toContain("Sí: tu Galaxy S24");
  expect(textOf(answer())).toContain("Falta que esté desbloqueado");
  const caveats = within(tool).getByText(deviceSearchWords.notes).closest("details");
  expect(textOf(caveats)).toContain("Las versiones de China y Hong Kong no tienen eSIM.");
  expect(textOf(caveats)).toContain("No sabemos dónde se vendió el tuyo.");
  expect(buttonsOf("¿O es uno de estos?").map(textOf)).toEqual(["Galaxy S24+", "Galaxy S24 Ultra", "Galaxy S24 FE"]);
});

test("each answer is said in one sentence by one status, which is there from the start", async () => {
  const { ask, status, tool } = await openSearch();
  expect(textOf(status)).toBe("");
  for (const [text, said] of [
    ["iphone 13", /^Sí: tu iPhone 13\. Está en la lista/],
    [
      "iphone",
      /^¿Cuál es el tuyo\? Elige .* \d+ celulares: iPhone XR; iPhone XS; .*\. Hay \d+ más: sigue escribiendo\./,
    ],
    ["nokia 3310", /^«nokia 3310» no está en la lista\. Eso no/],
    ["galaxy s24", /^Sí: tu Galaxy S24\. .* no tienen eSIM\. Lista de muestra\.$/],
  ] as const) {
    await ask(text);
    expect(tool.querySelector("[aria-live]")).toBe(status);
    expect(textOf(status)).toMatch(said);
  }
});

test("the focus comes to what can be done next: an action, or after a question what can be chosen", async () => {
  const { ask, buttonsOf, tool } = await openSearch();
  for (const [text, next] of [
    ["galaxy s24", "Trae tu número"],
    ["nokia 3310", "Mira cuáles sí están"],
  ] as const) {
    await ask(text);
    expect(document.activeElement).toBe(within(tool).getByRole("link", { name: next }));
  }
  await ask("iphone");
  expect(document.activeElement).toBe(buttonsOf("Elige el tuyo")[0]);
});

test("offers the models that what is written may mean, and answers the chosen one", async () => {
  const { field, answer, ask, buttonsOf } = await openSearch();
  await ask("motorla razr");
  expect(textOf(answer())).toContain("¿Cuál es el tuyo?");
  const choice = buttonsOf("Elige el tuyo").find((button) => textOf(button) === "Razr 40");
  await user.click(choice ?? field);
  expect((field as HTMLInputElement).value).toBe("Razr 40");
  expect(textOf(answer())).toContain("Sí: tu Razr 40");
});

test("understands the words beside a name, and asks where one of them may change the answer", async () => {
  const { field, answer, ask, buttonsOf } = await openSearch();
  await ask("¿mi ifon 13 azul de 128 telcel sirve?");
  expect(textOf(answer())).toContain("Sí: tu iPhone 13");
  await ask("iphone 13 chino");
  expect(textOf(answer())).toContain("¿Es iPhone 13?");
  await user.click(buttonsOf("Elige el tuyo")[0] ?? field);
  expect(textOf(answer())).toContain("Sí: tu iPhone 13");
  await ask("mi celular");
  expect(textOf(answer())).toBe(deviceSearchWords.waiting);
});

test("a model of which only some have eSIM gets no plain yes", async () => {
  const { answer, ask } = await openSearch();
  await ask("samsung a54 5g");
  expect(textOf(answer())).toContain("Galaxy A54 5G está en la lista, con una condición");
});

test("never says yes to a model that is not in the list, and tells how to find out", async () => {
  const { answer, ask } = await openSearch();
  for (const name of ["nokia 3310", "iphone 8 mini", "redmi note 12"]) {
    await ask(name);
    expect(textOf(answer())).toContain(`«${name}» no está en la lista`);
    expect(within(answer()).getAllByRole("listitem")).toHaveLength(3);
    expect(textOf(answer())).toContain(deviceSearchWords.noWay);
    expect(textOf(answer())).not.toContain("Sí");
  }
});

test("says no to a model that is known to have no eSIM, at once or when it is none of those offered", async () => {
  const { answer, ask, status, tool } = await openSearch();
  for (const [text, name] of [
    ["mi ifon 8 negro", "iPhone 8"],
    ["samsung s20 fe 5g", "Galaxy S20 FE 5G"],
    ["p50 pro huawei", "Huawei P50 Pro"],
  ]) {
    await ask(text ?? "");
    expect(textOf(answer())).toBe(`No: tu ${name} no tiene eSIM${deviceSearchWords.lacking.text}`);
    expect(textOf(status)).toContain(`No: tu ${name} no tiene eSIM. ${deviceSearchWords.lacking.text}`);
  }
  await ask("iphone x");
  expect(textOf(answer())).toContain("¿Cuál es el tuyo?");
  await user.click(within(tool).getByRole("button", { name: deviceSearchWords.notListed }));
  expect(textOf(answer())).toContain("No: tu iPhone X no tiene eSIM");
});

test("a yes ends with bringing the number, a doubt with how to check, a no with the phones that are listed", async () => {
  const { ask, tool } = await openSearch();
  expect(actionsOf(tool)).toEqual([]);
  await ask("galaxy s24");
  expect(actionsOf(tool)).toEqual([["Trae tu número", "/portabilidad"]]);
  expect(within(tool).getByRole("link", { name: "Compara las membresías" }).getAttribute("href")).toBe("/membresias");
  await ask("samsung a54 5g");
  expect(actionsOf(tool)).toEqual([["Comprueba el tuyo", "#mi-modelo-no-aparece"]]);
  await ask("iphone 8");
  expect(actionsOf(tool)).toEqual([["Mira cuáles sí están", "#lista-de-celulares"]]);
  await ask("razr");
  expect(actionsOf(tool)).toEqual([]);
});

test("the way out stands beside a choice, and never after a yes or before a question", async () => {
  const { ask, tool } = await openSearch();
  const wayOut = () => within(tool).queryByRole("button", { name: deviceSearchWords.notListed });
  expect(wayOut()).toBeNull();
  await ask("galaxy s24");
  expect(wayOut()).toBeNull();
  await ask("razr");
  await user.click(wayOut() ?? tool);
  expect(textOf(answerOf(tool))).toContain("«razr» no está en la lista");
  expect(wayOut()).toBeNull();
});

// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { deviceSearchCopy } from "#content/devices/device-search.ts";
import { DeviceSearch } from "#features/device-search/device-search.tsx";
import { Page } from "#pages/esim/+Page.server.tsx";
import { readSimAnswers, saveSimAnswer } from "#platform/sim/sim-store.ts";
import { findAnswer, getText, hydrateTool, listActions } from "../support/browser/hydrated-tool.ts";

const user = userEvent.setup();

async function openSearch(address = "/esim", keptPhone = "") {
  history.replaceState(null, "", address);
  localStorage.clear();
  if (keptPhone) saveSimAnswer("phone", { text: keptPhone, verdict: "yes" });
  const tool = await hydrateTool(<Page />, "device-search", DeviceSearch);
  const field = within(tool).getByRole("searchbox", { name: deviceSearchCopy.label });
  return {
    field,
    tool,
    status: tool.querySelector("[aria-live]"),
    answer: () => findAnswer(tool) as HTMLElement,
    buttonsOf: (list: string) => within(within(tool).getByRole("list", { name: list })).getAllByRole("button"),
    /** Presses Enter, which skips the typing pause. */
    async ask(text: string) {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: "Enter" });
    },
  };
}

/** Reads the answer's headline, without the sample mark. */
const getTitle = (answer: HTMLElement) => getText(answer.querySelector("h3, p:not([data-sample])"));

test("answers yes to a listed model, with what is known about it and what is not", async () => {
  const { answer, ask, buttonsOf, tool } = await openSearch();
  await ask("galaxi s24");
  expect(getText(answer())).toContain("Sí: tu Galaxy S24");
  expect(getText(answer())).toContain("Falta que esté desbloqueado");
  const caveats = within(tool).getByText(deviceSearchCopy.notes).closest("details");
  expect(getText(caveats)).toContain("Las versiones de China y Hong Kong no tienen eSIM.");
  expect(getText(caveats)).toContain("No sabemos dónde se vendió el tuyo.");
  expect(buttonsOf("¿O es uno de estos?").map(getText)).toEqual(["Galaxy S24+", "Galaxy S24 Ultra", "Galaxy S24 FE"]);
});

test("one press answers for each example, and the answer replaces the examples", async () => {
  const { label, names } = deviceSearchCopy.examples;
  for (const [place, name] of names.entries()) {
    const { tool, answer, buttonsOf, field } = await openSearch();
    await user.click(buttonsOf(label)[place] as HTMLElement);
    expect(getTitle(answer())).toBe(`Sí: tu ${name.replace("Moto ", "Motorola ")}`);
    expect(field).toHaveProperty("value", name);
    expect(within(tool).queryByRole("list", { name: label })).toBeNull();
  }
});

test("each answer is announced as one text by a live region that exists from the start", async () => {
  const { ask, status, tool } = await openSearch();
  expect(getText(status)).toBe("");
  for (const [text, announcement] of [
    ["iphone 13", /^Sí: tu iPhone 13\. Muestra: .* Está en la lista/],
    [
      "iphone",
      /^¿Cuál es el tuyo\? Elige .* \d+ celulares: iPhone XR; iPhone XS; .*\. Hay \d+ más: sigue escribiendo\./,
    ],
    ["nokia 3310", /^«nokia 3310» no está en la lista\. Muestra: .* Eso no/],
    ["galaxy s24", /^Sí: tu Galaxy S24\. Muestra: .* no tienen eSIM\. Respuestas para tu SIM, 1 de 4: tu celular, sí/],
  ] as const) {
    await ask(text);
    expect(tool.querySelector("[aria-live]")).toBe(status);
    expect(getText(status)).toMatch(announcement);
  }
});

test("suggests the models that match the text, and answers for the chosen one", async () => {
  const { field, answer, ask, buttonsOf } = await openSearch();
  await ask("motorla razr");
  expect(getText(answer())).toContain("¿Cuál es el tuyo?");
  const choice = buttonsOf("Elige el tuyo").find((button) => getText(button) === "Razr 40");
  await user.click(choice ?? field);
  expect((field as HTMLInputElement).value).toBe("Razr 40");
  expect(getText(answer())).toContain("Sí: tu Razr 40");
});

test("irrelevant words do not change a yes, and a condition is visible next to the verdict", async () => {
  const { answer, ask } = await openSearch();
  await ask("¿mi ifon 13 azul de 128 sirve?");
  expect(getTitle(answer())).toBe("Sí: tu iPhone 13");
  await ask("mi celular");
  expect(getText(answer())).toBe(deviceSearchCopy.waiting);
  await ask("samsung s22 coreano");
  expect(getText(answer())).toContain("La versión de Corea del Sur no tiene eSIM.");
  await ask("iphone 13 bloqueado");
  expect(getText(answer())).toContain("tarda 24 horas como máximo");
  await ask("samsung a54 5g");
  expect(getText(answer())).toContain("Galaxy A54 5G está en la lista, con una condición");
});

test("other typed words still count after a phone is chosen, even unknown ones", async () => {
  const { field, answer, ask, buttonsOf } = await openSearch();
  await ask("iphone 15 pr chino");
  await user.click(buttonsOf("Elige el tuyo")[0] ?? field);
  expect(getTitle(answer())).toBe("No: el iPhone 15 Pro de China no tiene eSIM");
  await ask("iphone 13 de narnia");
  await user.click(buttonsOf("Elige el tuyo")[0] ?? field);
  expect(getTitle(answer())).toBe("iPhone 13 está en la lista, con una condición");
  expect(getText(answer())).toContain("No sabemos qué cambia «narnia».");
});

test("a lock is answered before the model is chosen, and still counts afterwards", async () => {
  const { field, answer, ask, buttonsOf, tool } = await openSearch();
  await ask("iphone 15 pr bloqueado");
  expect(getTitle(answer())).toBe("Primero hay que desbloquearlo");
  expect(within(tool).queryByRole("button", { name: deviceSearchCopy.notListed })).toBeNull();
  await user.click(buttonsOf("Elige el tuyo")[0] ?? field);
  expect(getTitle(answer())).toBe("Primero hay que desbloquearlo");
});

test("another thing is referred to support, and a country without a model asks for the model", async () => {
  const { answer, ask, tool } = await openSearch();
  await ask("mifi");
  expect(listActions(tool)).toEqual([["Habla con una persona", "/ayuda"]]);
  await ask("iphone chino");
  expect(getText(answer())).toContain("Los modelos cambian según el país.");
  await ask("celular chino");
  expect(getTitle(answer())).toBe("¿Y qué modelo es?");
  expect(getText(answer())).toContain("*#06#");
});

test("the answer quotes typed words, says only once how to make sure, and accepts «liberado» as unlocked", async () => {
  const { field, answer, ask, buttonsOf } = await openSearch();
  await ask("iPhone 14 empeñado con dos SIM");
  await user.click(buttonsOf("Elige el tuyo")[0] ?? field);
  expect(getText(answer())).toContain("No sabemos qué cambia «empeñado».");
  expect(getText(answer())).toContain("llevan dos chips en lugar de eSIM");
  expect(getText(answer()).split("*#06#")).toHaveLength(2);
  await ask("iphone 13 bloqueado por icloud");
  expect(getText(answer())).not.toContain("desbloqueo a quien te lo vendió");
  for (const free of ["liberado", "desbloqueado", "libre"]) {
    await ask(`iphone 13 ${free}`);
    expect(getText(answer()), free).not.toContain("Falta que");
  }
});

test("moving the focus does not scroll; instead, the answer comes into view down to its main action", async () => {
  const { ask } = await openSearch();
  const shown = vi.fn();
  const focused = vi.spyOn(HTMLElement.prototype, "focus");
  Element.prototype.scrollIntoView = function () {
    shown(getText(this));
  };
  await ask("iphone 14");
  expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(shown.mock.calls.flat()).toEqual(["Trae tu número"]);
  focused.mockRestore();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

test("never says yes to an unlisted model, and explains how to find out", async () => {
  const { answer, ask } = await openSearch();
  for (const name of ["nokia 3310", "iphone 8 mini", "redmi note 12"]) {
    await ask(name);
    expect(getText(answer())).toContain(`«${name}» no está en la lista`);
    expect(within(answer()).getAllByRole("listitem")).toHaveLength(3);
    expect(getText(answer())).toContain(deviceSearchCopy.noCheck);
    expect(getText(answer())).not.toContain("Sí");
  }
});

test("says no to a model known to have no eSIM, at once or if none of the suggested models is chosen", async () => {
  const { answer, ask, status, tool } = await openSearch();
  for (const [text, name] of [
    ["mi ifon 8 negro", "iPhone 8"],
    ["samsung s20 fe 5g", "Galaxy S20 FE 5G"],
    ["p50 pro huawei", "Huawei P50 Pro"],
  ]) {
    await ask(text ?? "");
    expect(getText(answer())).toBe(`No: tu ${name} no tiene eSIM${deviceSearchCopy.noEsim.text}`);
    expect(getText(status)).toContain(`No: tu ${name} no tiene eSIM. ${deviceSearchCopy.noEsim.text}`);
  }
  await ask("iphone x");
  expect(getText(answer())).toContain("¿Cuál es el tuyo?");
  await user.click(within(tool).getByRole("button", { name: deviceSearchCopy.notListed }));
  expect(getText(answer())).toContain("No: tu iPhone X no tiene eSIM");
});

test("an answer ends with its next step, which gets the focus; if there is a question, its choices get it", async () => {
  const { ask, buttonsOf, tool } = await openSearch();
  const getFocusedText = () => getText(document.activeElement);
  expect(listActions(tool)).toEqual([]);
  await ask("galaxy s24");
  expect(listActions(tool)).toEqual([["Trae tu número", "/portabilidad"]]);
  expect(getFocusedText()).toBe("Trae tu número");
  expect(within(tool).getByRole("link", { name: "Compara las membresías" }).getAttribute("href")).toBe("/membresias");
  await ask("samsung a54 5g");
  expect(listActions(tool)).toEqual([["Comprueba el tuyo", "#mi-modelo-no-aparece"]]);
  await ask("iphone 8");
  expect(listActions(tool)).toEqual([["Mira cuáles sí están", "#lista-de-celulares"]]);
  await ask("nokia 3310");
  expect(getFocusedText()).toBe("Mira cuáles sí están");
  await ask("razr");
  expect(listActions(tool)).toEqual([]);
  await ask("iphone");
  expect(document.activeElement).toBe(buttonsOf("Elige el tuyo")[0]);
});

test("«Mi modelo no aparece» is offered beside a choice, but never after a yes or before a question", async () => {
  const { ask, tool } = await openSearch();
  const wayOut = () => within(tool).queryByRole("button", { name: deviceSearchCopy.notListed });
  expect(wayOut()).toBeNull();
  await ask("galaxy s24");
  expect(wayOut()).toBeNull();
  await ask("razr");
  await user.click(wayOut() ?? tool);
  expect(getText(findAnswer(tool))).toContain("«razr» no está en la lista");
  expect(wayOut()).toBeNull();
});

test("a phone is called unlisted only if all phones with that name are shown", async () => {
  const { answer, ask } = await openSearch();
  await ask("iphone");
  expect(getText(answer())).toContain(deviceSearchCopy.chooseOrType.text);
  expect(getText(answer())).not.toContain("tu modelo no está en la lista");
  await ask("galaxy s24");
  await ask("iphone 13 p");
  expect(getText(answer())).toContain("tu modelo no está en la lista");
});

test("the page's address contains the phone of the question, without an IMEI, and restores its answer", async () => {
  const { ask } = await openSearch();
  await ask("iphone 13");
  expect(location.search).toBe("?celular=iphone+13");
  const { answer, field } = await openSearch(`/esim${location.search}`);
  expect((field as HTMLInputElement).value).toBe("iphone 13");
  expect(getText(answer())).toContain("Sí: tu iPhone 13");
  const { ask: askAgain } = await openSearch();
  await askAgain("iphone xr, 490154203237518");
  expect(location.search).toBe("?celular=iphone+xr%2C");
});

test("a stored phone is answered on arrival, unless the address has another, until a button forgets it", async () => {
  const { tool, field, answer, status, buttonsOf } = await openSearch("/esim", "iPhone 15");
  expect(field).toHaveProperty("value", "iPhone 15");
  expect(getTitle(answer())).toBe("Sí: tu iPhone 15");
  expect(location.search).toBe("");
  await user.click(within(tool).getByRole("button", { name: deviceSearchCopy.forget.join(" ") }));
  expect(readSimAnswers()).toEqual({});
  expect(getText(status)).toBe(deviceSearchCopy.forgotten);
  expect(document.activeElement).toBe(field);
  expect(buttonsOf(deviceSearchCopy.examples.label)).toHaveLength(deviceSearchCopy.examples.names.length);
  const other = await openSearch("/esim?celular=iphone+13", "iPhone 15");
  expect(getTitle(other.answer())).toBe("Sí: tu iPhone 13");
});

test("an empty question gets a reply with the expected input, each time anew", async () => {
  const { ask, status } = await openSearch();
  await ask("");
  expect(getText(status)).toBe(deviceSearchCopy.waiting);
  const message = status?.textContent;
  await ask("");
  expect(status?.textContent).not.toBe(message);
  expect(getText(status).trim()).toBe(deviceSearchCopy.waiting);
});

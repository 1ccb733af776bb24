import { expect, test } from "vitest";
import { replaceSelection, type TextSelection } from "#editor/app/form/writing/text-selection.ts";
import { addListItem, continueList, insertLink, makeSelectionBold, pasteListItems } from "./markdown-edits.ts";

/** Parses a text with a selection: one bar marks the cursor, two bars enclose selected text. */
function parseSelection(text: string): TextSelection {
  const from = text.indexOf("|");
  const to = text.lastIndexOf("|");
  return { text: text.replaceAll("|", ""), from, to: to === from ? from : to - 1 };
}

function printSelection({ text, from, to }: TextSelection): string {
  const middle = from === to ? "|" : `|${text.slice(from, to)}|`;
  return text.slice(0, from) + middle + text.slice(to);
}

test.each([
  ["1. Uno|.\n2. Dos.", "1. Uno.\n2. |\n3. Dos."],
  ["1. Uno|.\n1. Dos.", "1. Uno.\n2. |\n1. Dos."],
  ["8. Ocho|.\n9. Nueve.\n   - a\n\nFin.\n10. Diez.", "8. Ocho.\n9. |\n10. Nueve.\n    - a\n\nFin.\n10. Diez."],
  ["   - a|", "   - a\n   - |"],
  ["Un párrafo|.", "Un párrafo.\n\n1. |"],
  ["|", "1. |"],
  ["9. Nueve|", "9. Nueve\n10. |"],
])("in %j a new item continues the list", (before, after) => {
  expect(printSelection(addListItem(parseSelection(before)))).toBe(after);
});

test.each([
  ["1. Uno.|\n2. Dos.", "1. Uno.\n2. |\n3. Dos."],
  ["1. Uno.| Dos.", "1. Uno.\n2. |Dos."],
  ["- a|", "- a\n- |"],
  ["1. Uno.\n2. |", "1. Uno.\n\n|"],
  ["1. Uno.\n2. |\nFin.", "1. Uno.\n\n|\n\nFin."],
  ["1. Uno.\n2. |\n\nFin.", "1. Uno.\n\n|\n\nFin."],
])("Enter in %j continues the list, or ends it", (before, after) => {
  const next = continueList(parseSelection(before));
  expect(next && printSelection(next)).toBe(after);
});

test.each(["Un párrafo|.", "|1. Uno.", "1.| Uno", "1. |Uno| dos."])(
  "in %j Enter keeps its default behaviour",
  (before) => {
    expect(continueList(parseSelection(before))).toBeUndefined();
  },
);

test.each([
  ["1. Uno.\n2. Dos:\n3. |\n4. Tres.", "- a\n   - b\n- c", "1. Uno.\n2. Dos:\n   - a\n      - b\n   - c|\n3. Tres."],
  ["8. Ocho.\n9. |\n10. Diez.\n    - x", "   1. a\n   1. b", "8. Ocho.\n   1. a\n   1. b|\n9. Diez.\n   - x"],
  ["1. Uno.\n2. |\n3. Fin.", "1. a\n   - b\n2. c\n", "1. Uno.\n2. a\n   - b\n3. c|\n4. Fin."],
  ["1. Uno.\n\n- |", "- a\n- b", "1. Uno.\n\n- a\n- b|"],
  ["1. Uno.\n   - |", "- a\n- b", "1. Uno.\n   - a\n   - b|"],
  ["- Uno.\n- |", "1. a", "- Uno.\n  1. a|"],
  ["Un párrafo.\n\n1. |", "- a\n- b", "Un párrafo.\n\n- a\n- b|"],
])("pasted into %j, the items %j leave no empty item", (before, items, after) => {
  const next = pasteListItems(parseSelection(before), items);
  expect(next && printSelection(next)).toBe(after);
});

test.each([
  ["3. |", "Un párrafo."],
  ["3. Ya dice|", "- a"],
  ["|", "- a"],
])("pasted into %j, %j gets the default behaviour", (before, pastedText) => {
  expect(pasteListItems(parseSelection(before), pastedText)).toBeUndefined();
});

test("a selection becomes bold or the text of a link; without a selection, words to type over are inserted", () => {
  const place = { label: "Membresías", href: "/membresias" };
  expect(printSelection(makeSelectionBold(parseSelection("La |app| sirve")))).toBe("La **|app|** sirve");
  expect(printSelection(makeSelectionBold(parseSelection("La |")))).toBe("La **|palabras|**");
  expect(printSelection(insertLink(parseSelection("Ve |aquí|."), place))).toBe("Ve [aquí](/membresias)|.");
  expect(printSelection(insertLink(parseSelection("Ve |."), place))).toBe("Ve [Membresías](/membresias)|.");
  expect(printSelection(replaceSelection(parseSelection("Dura |x|."), "{{plazo.paquete}}"))).toBe(
    "Dura {{plazo.paquete}}|.",
  );
});

test("a selected link gets the new address and keeps its text", () => {
  const place = { label: "Membresías", href: "/membresias" };
  expect(printSelection(insertLink(parseSelection("Ve |[lo que hay](/membresia)|."), place))).toBe(
    "Ve [lo que hay](/membresias)|.",
  );
});

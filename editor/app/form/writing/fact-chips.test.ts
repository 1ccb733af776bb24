import { expect, test } from "vitest";
import {
  listChips,
  removeDamagedChips,
  snapToChips,
  toShownRange,
  toShownText,
  toSourceRange,
  toSourceText,
} from "./fact-chips.ts";

const facts = {
  "plazo.a": { label: "Plazo A", value: "15\u00a0días" },
  "plazo.b": { label: "Plazo B", value: "15\u00a0días" },
  "ley.x": { label: "Ley", value: "Ley X" },
  "ley.x.siglas": { label: "Siglas", value: "LX" },
  "ley.x.enlace": { label: "Enlace", value: "https://x.mx" },
  vacio: { label: "Vacío", value: "" },
};
const show = (source: string) => toShownText(source, facts);
const read = (shownText: string) => shownText.replaceAll(/\u2063|[\ufe00-\ufe0d]/g, "");

test.each([
  ["Dura {{plazo.a}}.", "Dura 15\u00a0días.", ["{{plazo.a}}"]],
  ["{{ plazo.b }}{{plazo.a}}", "15\u00a0días15\u00a0días", ["{{ plazo.b }}", "{{plazo.a}}"]],
  ["Ve [{{ley.x}}]({{ley.x.enlace}})", "Ve Ley X", ["[{{ley.x}}]({{ley.x.enlace}})"]],
  ["[{{ley.x}} ({{ley.x.siglas}})](/ley)", "Ley X (LX)", ["[{{ley.x}} ({{ley.x.siglas}})](/ley)"]],
  ["Hoy {{vacio}}", "Hoy vacío", ["{{vacio}}"]],
  ["[**así**](#uso) y {{nada}}, {{sin cerrar", "[**así**](#uso) y {{nada}}, {{sin cerrar", []],
])("«%s» is shown with its values, and read back as it was", (source, text, chips) => {
  const shownText = show(source);
  expect(read(shownText)).toBe(text);
  expect(listChips(shownText).map((chip) => chip.source)).toEqual(chips);
  expect(toSourceText(shownText)).toBe(source);
  for (let position = 0; position <= source.length; position++) {
    const { from } = toSourceRange(shownText, toShownRange(shownText, { from: position, to: position }));
    expect(from).toBeLessThanOrEqual(position);
  }
});

test("a range of the source that touches a chip contains it whole, also when it is read back", () => {
  const source = "a {{plazo.a}} b {{ley.x}} c";
  const shownText = show(source);
  const whole = toShownRange(shownText, { from: source.indexOf("plazo"), to: source.indexOf("x}}") });
  expect(toSourceText(shownText.slice(whole.from, whole.to))).toBe("{{plazo.a}} b {{ley.x}}");
  const [chip] = listChips(shownText);
  const inside = { from: (chip?.from ?? 0) + 3, to: (chip?.from ?? 0) + 4 };
  expect(toSourceRange(shownText, inside)).toEqual({ from: 2, to: 2 + "{{plazo.a}}".length });
});

test("a key moves the cursor over a chip, and a click in a chip puts it at the nearest side", () => {
  const shownText = show("a {{plazo.a}} b");
  const [{ from, to } = { from: 0, to: 0 }] = listChips(shownText);
  const snap = (position: number, last: number) =>
    snapToChips(shownText, { from: position, to: position }, { from: last, to: last }).from;
  expect(snap(from + 1, from)).toBe(to);
  expect(snap(to - 1, to)).toBe(from);
  expect(snap(from + 3, 0)).toBe(from);
  expect(snap(to - 2, 0)).toBe(to);
  expect(snap(from, 0)).toBe(from);
  expect(snapToChips(shownText, { from: 1, to: from + 1 }, { from: 1, to: from })).toEqual({ from: 1, to });
});

test.each([
  ["the end mark", (text: string) => text.replace(/\u2063 b/, " b"), "a  b {{plazo.b}}"],
  ["the first words", (text: string) => text.slice(text.indexOf("días")), " b {{plazo.b}}"],
  ["nothing of a chip", (text: string) => text.slice(2), "{{plazo.a}} b {{plazo.b}}"],
  ["a whole chip", (text: string) => text.replace(/\u2063[^\u2063]*\u2063/, ""), "a  b {{plazo.b}}"],
])("an edit that removes %s leaves no half chip", (_what, edit, source) => {
  const shownText = show("a {{plazo.a}} b {{plazo.b}}");
  expect(toSourceText(removeDamagedChips(shownText, edit(shownText)))).toBe(source);
});

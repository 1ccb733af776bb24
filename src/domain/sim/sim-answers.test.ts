import { expect, test } from "vitest";
import { countYesAnswers, formatSimAddress, parseSimAddress, parseSimAnswer, type SimAnswers } from "./sim-answers.ts";

const four = {
  phone: { text: "iPhone 15 Pro", verdict: "yes" },
  place: { text: "Tepic, Nayarit", verdict: "yes", technology: "5G" },
  plan: { text: "community", verdict: "yes" },
  number: { text: "pospago", verdict: "depends" },
} as const satisfies SimAnswers;

test("a stored answer is read as it was", () => {
  for (const [question, answer] of Object.entries(four))
    expect(parseSimAnswer(question as keyof typeof four, JSON.stringify(answer))).toEqual(answer);
});

test.each([
  ["no text", "phone", { verdict: "yes" }],
  ["an empty text", "phone", { text: " ", verdict: "yes" }],
  ["a text that is too long", "phone", { text: "x".repeat(161), verdict: "yes" }],
  ["an unknown verdict", "phone", { text: "iPhone", verdict: "maybe" }],
  ["a membership that does not exist", "plan", { text: "gold", verdict: "yes" }],
  ["an inherited name", "plan", { text: "toString", verdict: "yes" }],
  ["another way for a number", "number", { text: "prestado", verdict: "yes" }],
  ["signal without a technology", "place", { text: "Tepic", verdict: "yes" }],
  ["signal of an unknown technology", "place", { text: "Tepic", verdict: "yes", technology: "9G" }],
] as const)("does not read %s", (_, question, storedText) => {
  expect(parseSimAnswer(question, JSON.stringify(storedText))).toBeUndefined();
});

test.each([null, "", "null", "{", "[]", "7", '"yes"'])("does not read the stored text %j", (storedText) => {
  expect(parseSimAnswer("phone", storedText)).toBeUndefined();
});

test("a URL contains only the four answers, and is read back", () => {
  const address = formatSimAddress("https://wim.example/arma-tu-sim?otra=1#parte", four);
  expect(address).toBe(
    "https://wim.example/arma-tu-sim?celular=iPhone+15+Pro&lugar=Tepic%2C+Nayarit&membresia=community&numero=pospago",
  );
  expect(Object.values(parseSimAddress(new URL(address).search))).toEqual(Object.values(four).map(({ text }) => text));
});

test("values of a URL that cannot be answers are left out", () => {
  expect(parseSimAddress("?membresia=gold&numero=prepago-ayer&celular=&utm_source=x&lugar=Tepic")).toEqual({
    place: "Tepic",
  });
});

test("only a yes lights a contact", () => {
  expect(countYesAnswers(four)).toBe(3);
  expect(countYesAnswers({ phone: { text: "iPhone 8", verdict: "no" } })).toBe(0);
});

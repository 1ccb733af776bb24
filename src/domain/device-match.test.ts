import { expect, test } from "vitest";
import { deviceMatcher } from "./device-match.ts";

const match = deviceMatcher([
  {
    brand: "Apple",
    lines: ["iPhone"],
    models: [{ name: "iPhone 15" }, { name: "iPhone 15 Pro" }, { name: "iPhone XR" }],
  },
  { brand: "Samsung", alsoCalled: ["Galaxy"], models: [{ name: "Galaxy S20" }, { name: "Galaxy A54 5G" }] },
  { brand: "Nothing", models: [{ name: "Phone (3)" }] },
  { brand: "Vivo", models: [{ name: "V40" }, { name: "V40 SE" }] },
]);

const answerTo = (text: string) => {
  const verdict = match(text);
  if (verdict.kind === "listed") return `yes: ${verdict.device.fullName}`;
  return "devices" in verdict
    ? `${verdict.kind}: ${verdict.devices.map(({ fullName }) => fullName).join()}`
    : verdict.kind;
};

test("a whole name with its brand, or with a line that identifies the brand, is a yes", () => {
  expect(answerTo("Samsung Galaxy S20")).toBe("yes: Galaxy S20");
  expect(answerTo("samsung s20")).toBe("yes: Galaxy S20");
  expect(answerTo("iphone xr")).toBe("yes: iPhone XR");
  expect(answerTo("vivo v40")).toBe("yes: Vivo V40");
});

test("without a brand, or with two, there is no yes", () => {
  expect(answerTo("s20")).toBe("choose: Galaxy S20");
  expect(answerTo("v40")).toBe("choose: Vivo V40,Vivo V40 SE");
  expect(answerTo("lg v40")).toBe("unknown");
  expect(answerTo("vivo galaxy s20")).toBe("unknown");
});

test("with an extra, missing or different word or number there is no yes", () => {
  for (const text of ["galaxy s20 fe", "galaxy s10", "iphone 15 lite", "iphone 1 5", "galaxy s2 0"])
    expect(answerTo(text)).toBe("unknown");
  expect(answerTo("galaxy a54")).toBe("choose: Galaxy A54 5G");
  expect(answerTo("galaxy s20 5g")).toBe("close: Galaxy S20");
});

test("a typo that makes another listed word gets a question, not a yes", () => {
  expect(answerTo("iphne 15 pro")).toBe("yes: iPhone 15 Pro");
  expect(answerTo("phone 15 pro")).toBe("close: iPhone 15 Pro");
  expect(answerTo("phone 3")).toBe("choose: Nothing Phone (3)");
});

test("the last word may be incomplete", () => {
  expect(answerTo("iphone 15 p")).toBe("choose: iPhone 15 Pro");
  expect(answerTo("sams")).toBe("choose: Galaxy S20,Galaxy A54 5G");
});

test("too short a text gets no answer", () => {
  for (const text of ["", " ", "i", "¿?"]) expect(answerTo(text)).toBe("none");
  expect(answerTo("mi")).toBe("unknown");
});

import { expect, test } from "vitest";
import { createCircumstanceReader, createKindReader, getEsimSupport } from "./device-circumstances.ts";

const read = createCircumstanceReader({
  regions: { cn: ["China", "chino|china"], us: ["EE. UU.", "usa|us"] },
  conditions: {
    stolen: "robado",
    account: "icloud",
    copy: "clon",
    locked: "bloqueado",
    unpaid: "a meses|a 12 meses",
    carrier: "telcel",
    twoChips: "2 sim",
    tray: "bandeja",
    noTray: "solo esim",
    refurbished: "reacondicionado",
  },
  carriersAbroad: { us: "us cellular" },
  uncertainTerms: "root",
  unlockedTerms: "liberado|open",
  negations: "no|no esta|sin",
  falseMatches: "usa esim",
  lookalikeNames: "one plus open",
  originPrefixes: "hecho en",
  personPrefixes: "soy",
  sharedOriginPhrases: "de alla",
  doubtPhrases: "no se si",
  doubtVerbs: "esta",
  versionPrefixes: "version",
});

test("finds regions, conditions and words of unknown effect, and leaves the rest of the text", () => {
  const { remainingText, ...found } = read("X5 versión CHINA Robado con Root");
  expect(remainingText.split(/\s+/)).toEqual(["x5", "con", ""]);
  expect(found).toEqual({
    regions: [{ code: "cn", name: "China" }],
    conditions: ["stolen"],
    isUnlocked: false,
    uncertainWords: ["Root"],
    matchedText: "version china robado",
  });
  expect(read("x5 us cellular")).toMatchObject({
    regions: [{ code: "us" }],
    conditions: ["carrier"],
    remainingText: "x5  ",
  });
});

test("a negation reverses a lock and a tray, and cancels anything else", () => {
  expect(read("no está bloqueado").isUnlocked).toBe(true);
  expect(read("no liberado").conditions).toEqual(["locked"]);
  expect(read("sin bandeja").conditions).toEqual(["noTray"]);
  expect(read("no chino, sin root, no robado")).toMatchObject({ regions: [], conditions: [], uncertainWords: [] });
});

test("an unlocked phone is not locked by its carrier or its payments", () => {
  expect(read("telcel a meses").conditions).toEqual(["unpaid", "carrier"]);
  expect(read("telcel a meses liberado")).toMatchObject({ conditions: [], isUnlocked: true });
});

test("a doubt says nothing about the lock", () => {
  expect(read("no sé si mi x5 está bloqueado")).toMatchObject({ conditions: [], isUnlocked: false });
  expect(read("no sé si sirve, bloqueado").conditions).toEqual(["locked"]);
});

test("a person's country is not the phone's, unless the phone is from there too", () => {
  expect(read("soy china, mi x5 funciona").regions).toEqual([]);
  expect(read("soy china y mi x5 es de allá").regions).toEqual([{ code: "cn", name: "China" }]);
});

test("names, look-alikes, the country of manufacture and longer numbers are not read", () => {
  expect(read("one plus open")).toMatchObject({ remainingText: "one plus open", isUnlocked: false });
  expect(read("usa esim").regions).toEqual([]);
  expect(read("hecho en china").regions).toEqual([]);
  expect(read("x 12 sim").conditions).toEqual([]);
});

test("finds the kind of a thing, in the plural too, and the text without its name", () => {
  const readKind = createKindReader({ watch: "reloj|apple watch", terminal: "tpv" });
  expect(readKind("dos Relojes y un iPhone")).toEqual({ kind: "watch", remainingText: "dos   y un iphone" });
  expect(readKind("apple watch")?.kind).toBe("watch");
  expect(readKind("relojero")).toBeUndefined();
});

test("the phones of a region have eSIM, only eSIM, no eSIM, or unknown support", () => {
  const sold = { missing: "cn hk", uncertain: "xx" };
  expect(["cn", "xx", "jp", "us"].map((region) => getEsimSupport(region, sold, "us"))).toEqual([
    "no",
    "unknown",
    "yes",
    "only",
  ]);
  expect(getEsimSupport("jp", { missing: "", uncertain: "*" })).toBe("unknown");
  expect(getEsimSupport("jp", undefined)).toBe("unknown");
  expect(getEsimSupport("jp", undefined, "*")).toBe("only");
});

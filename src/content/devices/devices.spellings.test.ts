import { expect, test } from "vitest";
import { createDeviceMatcher } from "#domain/devices/device-match.ts";
import { deviceNameWords } from "./device-name-words.ts";
import { deviceBrands } from "./devices.ts";

const match = createDeviceMatcher(
  deviceBrands.map((brand) => ({ ...brand, models: [...brand.first, ...brand.later] })),
  deviceNameWords,
);

/** Texts that people type, each with the model that must be the answer. */
const answered: readonly [written: string, meant: string][] = [
  ["iphone 15 pro", "iPhone 15 Pro"],
  ["iphone15 pro", "iPhone 15 Pro"],
  ["IPHONE15PROMAX", "iPhone 15 Pro Max"],
  ["i phone xr", "iPhone XR"],
  ["iphone x r", "iPhone XR"],
  ["iphonexs", "iPhone XS"],
  ["ipone 11", "iPhone 11"],
  ["iphnoe 12 mini", "iPhone 12 mini"],
  ["apple iphone 13", "iPhone 13"],
  ["iPhone-14-Plus", "iPhone 14 Plus"],
  ["iphone 16 e", "iPhone 16e"],
  ["iphone air", "iPhone Air"],
  ["iphone se 2", "iPhone SE (2.ª generación)"],
  ["iPhone SE 3a generacion", "iPhone SE (3.ª generación)"],
  ["iphone se 2020", "iPhone SE (2.ª generación)"],
  ["iphone se segunda generación", "iPhone SE (2.ª generación)"],
  ["tengo un iphone 13 pro max de 256 GB", "iPhone 13 Pro Max"],
  ["galaxy s24", "Galaxy S24"],
  ["galaxi s24", "Galaxy S24"],
  ["galaxia s24 ultra", "Galaxy S24 Ultra"],
  ["galaxy s24 ulrta", "Galaxy S24 Ultra"],
  ["GALAXYS24+", "Galaxy S24+"],
  ["samsung s24 plus", "Galaxy S24+"],
  ["samsung s23 ultra", "Galaxy S23 Ultra"],
  ["samsumg galaxy s23 fe", "Galaxy S23 FE"],
  ["samsung samsung galaxy s22", "Galaxy S22"],
  ["sámsüng gálaxy s25 édge", "Galaxy S25 Edge"],
  ["note 20 samsung", "Galaxy Note20"],
  ["galaxy z flip 5", "Galaxy Z Flip5"],
  ["galaxy zfold6", "Galaxy Z Fold6"],
  ["samsung a54 5g", "Galaxy A54 5G"],
  ["galaxy a 54 5 g", "Galaxy A54 5G"],
  ["pixel8", "Pixel 8"],
  ["google pixel 8 pro", "Pixel 8 Pro"],
  ["pixle 7a", "Pixel 7a"],
  ["pixel 4a 5g", "Pixel 4a (5G)"],
  ["gogle pixel 9 pro fold", "Pixel 9 Pro Fold"],
  ["motorla razr 40 ultra", "Razr 40 Ultra"],
  ["moto razr 50", "Razr 50"],
  ["razr+ 2023", "Razr+ (2023)"],
  ["motorola edge 50 fusión", "Motorola Edge 50 Fusion"],
  ["moto edge 40 neo", "Motorola Edge 40 Neo"],
  ["moto g84 5g", "Moto G84 5G"],
  ["motorola g54 5g", "Moto G54 5G"],
  ["huawei p40 pro", "Huawei P40 Pro"],
  ["hauwei p40", "Huawei P40"],
  ["xiaomi 13t pro", "Xiaomi 13T Pro"],
  ["xiomi 14 ultra", "Xiaomi 14 Ultra"],
  ["redmi note14 pro plus 5g", "Redmi Note 14 Pro+ 5G"],
  ["redminote 13 pro+ 5G", "Redmi Note 13 Pro+ 5G"],
  ["poco x7", "POCO X7"],
  ["oppo find x5 pro", "Find X5 Pro"],
  ["reno 14", "Reno14"],
  ["honor magic 6 pro", "Magic6 Pro"],
  ["honnor 90", "Honor 90"],
  ["vivo x200 fe", "Vivo X200 FE"],
  ["one plus 12", "OnePlus 12"],
  ["sony xperia 1 v", "Xperia 1 V"],
  ["nokia xr 21", "Nokia XR21"],
  ["nothing phone 3a pro", "Nothing Phone (3a) Pro"],
  ["fair phone 5", "Fairphone 5"],
  ["nubia flip 5g", "nubia Flip 5G"],
];

/** Incomplete or merely similar names: the model is offered as a choice, never answered yes. */
const offered: readonly [written: string, meant: string][] = [
  ["motorla razr", "Razr 40"],
  ["15 pro", "iPhone 15 Pro"],
  ["s23 ultra", "Galaxy S23 Ultra"],
  ["galaxy a54", "Galaxy A54 5G"],
  ["iphone se", "iPhone SE (3.ª generación)"],
  ["galaxy s22 ultra 5g", "Galaxy S22 Ultra"],
  ["galaxy z flip 5g", "Galaxy Z Flip"],
  ["razer 40", "Razr 40"],
  ["iphonee 16", "iPhone 16"],
];

test("62 spellings find the intended model", () => {
  expect(answered).toHaveLength(62);
  const found = answered.map(([written]) => {
    const verdict = match(written);
    return [written, verdict.kind === "listed" ? verdict.device.fullName : verdict.kind];
  });
  expect(found).toEqual(answered);
});

test.each(offered)("«%s» is not a full name: %s is offered", (written, meant) => {
  const verdict = match(written);
  expect("devices" in verdict && verdict.devices.map(({ fullName }) => fullName)).toContain(meant);
});

test("a yes also names the models whose longer names begin with the same words", () => {
  const verdict = match("iphone 15");
  expect(verdict.kind === "listed" && verdict.siblings.map(({ fullName }) => fullName)).toEqual([
    "iPhone 15 Plus",
    "iPhone 15 Pro",
    "iPhone 15 Pro Max",
  ]);
});

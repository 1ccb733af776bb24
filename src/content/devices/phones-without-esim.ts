import { formatSpanishList } from "#domain/text/spanish-list.ts";

/**
 * Phones of listed brands that are known to lack eSIM, as people write them; for Apple, every model up to the last one
 * here. Nothing is known about other unlisted phones. Source: the fact file's rules by maker.
 */
export const phonesWithoutEsim = {
  Apple: [
    "iPhone 6",
    "iPhone 6 Plus",
    "iPhone 6s",
    "iPhone 6s Plus",
    "iPhone 7",
    "iPhone 7 Plus",
    "iPhone 8",
    "iPhone 8 Plus",
    "iPhone 10",
    "iPhone X",
  ],
  Samsung: ["Galaxy S20 FE", "Galaxy S20 FE 5G"],
  Huawei: ["P40 Pro+", "P50 Pro"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const { Apple: iphones, ...others } = phonesWithoutEsim;

/** Names each model once, without its 5G variant. */
export const phonesWithoutEsimSummary = formatSpanishList([
  `los iPhone hasta el ${iphones.at(-1)?.replace("iPhone ", "")}`,
  ...Object.values(others)
    .flat()
    .filter((name) => !name.endsWith(" 5G"))
    .map((name) => `el ${name}`),
]);

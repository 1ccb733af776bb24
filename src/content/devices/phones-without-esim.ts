/**
 * Phones of listed brands that are known to lack eSIM, as people write them. Nothing is known about other unlisted
 * phones. Source: the fact file's rules by maker.
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
    "iPhone X",
    "iPhone 10",
  ],
  Samsung: ["Galaxy S20 FE", "Galaxy S20 FE 5G"],
  Huawei: ["P40 Pro+", "P50 Pro"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const phonesWithoutEsimSummary = "los iPhone hasta el X, el Galaxy S20 FE, el P40 Pro+ y el P50 Pro";

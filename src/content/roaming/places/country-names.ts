const spanishNames = new Intl.DisplayNames(["es-MX"], { type: "region", fallback: "none" });

/** Names that people in Mexico use for countries that Node names differently. */
const mexicanNames: Readonly<Record<string, string>> = {
  BQ: "Caribe Neerlandés (Bonaire, San Eustaquio y Saba)",
  CI: "Costa de Marfil",
  HK: "Hong Kong",
  MF: "San Martín (parte francesa)",
  ML: "Malí",
  MO: "Macao",
  SX: "San Martín (parte neerlandesa)",
  UM: "Islas menores de EE.\u00a0UU.",
  VI: "Islas Vírgenes de EE.\u00a0UU.",
};

/** @throws {RangeError} if the code has no known name. */
export function getCountryName(code: string): string {
  const name = mexicanNames[code] ?? spanishNames.of(code);
  if (name === undefined) throw new RangeError(`no Spanish name for ${code}`);
  return name;
}

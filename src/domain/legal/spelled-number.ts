const words = [
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince",
  "dieci(?:séis|siete|ocho|nueve)|veint(?:e|iún|iun[oa]|idós|itrés|icuatro|icinco|iséis|isiete|iocho|inueve)",
  "treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento",
  "(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s|mil|mill(?:ón|ones)",
].join("|");

/**
 * Source of a regular expression (flag `i`) for a number in words: `diecisiete`, `treinta y uno`, `mil quinientos`. It
 * does not match a lone `un` or `una`, which are articles too: «por un año».
 */
export const spelledNumberPattern = String.raw`(?:${words})(?:\s+(?:y\s+)?(?:${words}|un[oa]?)(?![\p{L}\d]))*`;

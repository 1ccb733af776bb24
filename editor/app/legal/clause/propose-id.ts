/**
 * Derives an id from a title: `uso-de-la-linea` from `Uso de la línea`, with a number if it is taken. Empty if the
 * title has no words.
 */
export function proposeId(title: string, takenIds: readonly string[]): string {
  const plainTitle = title
    .normalize("NFD")
    .replaceAll(/\p{M}|\{\{.*?\}\}/gu, "")
    .toLowerCase();
  const words = plainTitle.match(/[a-z0-9]+/g) ?? [];
  if (words.length === 0) return "";
  const id = words.slice(0, 6).join("-");
  const candidates = [id, ...takenIds.map((_, more) => `${id}-${more + 2}`)];
  return candidates.find((each) => !takenIds.includes(each)) ?? id;
}

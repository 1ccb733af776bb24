/**
 * Derives an id from a title: `uso-de-la-linea` from `Uso de la línea`, numbered if it is taken. Empty if the title
 * has no words.
 */
export function proposeId(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize("NFD")
    .replaceAll(/\p{M}|\{\{.*?\}\}/gu, "")
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  if (words.length === 0) return "";
  const id = words.slice(0, 6).join("-");
  const ids = [id, ...taken.map((_, more) => `${id}-${more + 2}`)];
  return ids.find((each) => !taken.includes(each)) ?? id;
}

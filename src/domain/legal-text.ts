/** A clause of a legal text, or a part of one, as its table of contents names it. */
export type Clause = {
  /** Its address on the page; it never changes. */
  id: string;
  /** `3`, or `3.2` of a part. */
  number: string;
  title: string;
  depth: 2 | 3;
};

/** When a text came into force: a day or a month in ISO 8601, or not known yet. */
export type InForce = `${number}-${number}` | `${number}-${number}-${number}` | "pendiente";

const months = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

/**
 * `1 de diciembre de 2026`, or `septiembre de 2024` where the day is not known.
 *
 * @returns undefined while a text has no date.
 */
export function spokenInForce(inForce: InForce): string | undefined {
  if (inForce === "pendiente") return undefined;
  const [year, month = "", day] = inForce.split("-");
  const spoken = `${months[Number(month) - 1]} de ${year}`;
  return day ? `${Number(day)}\u00a0de ${spoken}` : spoken;
}

const wordsPerMinute = 200;

/** @returns whole minutes that reading takes, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}

/**
 * Code 39, the barcode of digits. Each digit is nine elements, bars and spaces by turns, of which the wide ones are
 * three times as wide. Source: ISO/IEC 16388.
 */

/** Widths of the digits' elements, from bar to bar: `n` is narrow, `w` is wide. */
const digits = [
  "nnnwwnwnn",
  "wnnwnnnnw",
  "nnwwnnnnw",
  "wnwwnnnnn",
  "nnnwwnnnw",
  "wnnwwnnnn",
  "nnwwwnnnn",
  "nnnwnnwnw",
  "wnnwnnwnn",
  "nnwwnnwnn",
];

/** The asterisk that starts and ends a code. */
const guard = "nwnnwnwnn";

export type Barcode = {
  /** Bars from left to right, in units of a narrow bar. */
  bars: readonly { x: number; width: number }[];
  width: number;
};

/** @throws {RangeError} if `text` has anything but digits. */
export function drawCode39(text: string): Barcode {
  const symbols = [guard, ...[...text].map((digit) => digits[/\d/.test(digit) ? Number(digit) : -1]), guard];
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  for (const symbol of symbols) {
    if (symbol === undefined) throw new RangeError(`not only digits: ${text}`);
    [...symbol].forEach((element, index) => {
      const width = element === "w" ? 3 : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    });
    x += 1;
  }
  return { bars, width: x - 1 };
}

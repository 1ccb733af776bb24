/**
 * Code 39, the barcode of digits. Each digit is nine elements, bars and spaces by turns, of which the wide ones are
 * three times as wide. Source: ISO/IEC 16388.
 */

/** Widths of the digits' elements, from bar to bar: `n` is narrow, `w` is wide. */
const digitWidths = [
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

/** Widths of the asterisk, which starts and ends a code. */
const guardWidths = "nwnnwnwnn";

export type Barcode = {
  /** The bars as an SVG path, one unit high; a narrow bar is one unit wide. */
  path: string;
  width: number;
};

/** @throws {RangeError} if `text` has anything but digits. */
export function drawBarcode(text: string): Barcode {
  const symbols = [
    guardWidths,
    ...[...text].map((digit) => digitWidths[/\d/.test(digit) ? Number(digit) : -1]),
    guardWidths,
  ];
  let path = "";
  let x = 0;
  for (const symbol of symbols) {
    if (symbol === undefined) throw new RangeError(`not only digits: ${text}`);
    [...symbol].forEach((element, index) => {
      const width = element === "w" ? 3 : 1;
      if (index % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
      x += width;
    });
    x += 1;
  }
  return { path, width: x - 1 };
}

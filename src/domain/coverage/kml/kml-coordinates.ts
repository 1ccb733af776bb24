import type { ShapeStore } from "#domain/coverage/shapes.ts";
import { computeWorldY, worldSize } from "#domain/coverage/world.ts";

const newline = 10;
const space = 32;
const ampersand = 38;
const plus = 43;
const comma = 44;
const minus = 45;
const point = 46;
const zero = 48;
const nine = 57;
const lessThan = 60;
const bigE = 69;
const smallE = 101;
/** A no-break space is 0xc2 0xa0 in UTF-8, and just 0xa0 in single-byte encodings. */
const noBreakSpace = 0xa0;
const noBreakSpaceLead = 0xc2;

/** The powers of ten that are exact in floating point. Decimals of a coordinate beyond the last power are ignored. */
const powersOfTen = Float64Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/**
 * Once the mantissa of a number reaches this value, further decimals are ignored: they are invisible on a map, and the
 * mantissa would no longer be an exact integer.
 */
const maxMantissa = 9e14;

/**
 * Reads the text of `coordinates` and `gx:coord` byte by byte into a store's open ring. White space separates tuples of
 * two or three numbers; if there are only commas, every three numbers form a tuple. Spaces next to a comma are ignored.
 * A tuple that is not a valid position is skipped and counted.
 */
export class CoordinateReader {
  badTuples = 0;

  readonly #store: ShapeStore;
  #numbers = 0;
  #isAfterComma = false;
  #longitude = 0;
  #latitude = 0;
  #separatesBySpace = false;
  #readsOnlyFirst = false;
  #vertices = 0;

  constructor(store: ShapeStore) {
    this.#store = store;
  }

  /**
   * @param separatesBySpace - spaces separate the numbers of a single tuple, as in `gx:coord`.
   * @param readsOnlyFirst - only the first tuple counts, as in `Point`.
   */
  begin(separatesBySpace: boolean, readsOnlyFirst: boolean): void {
    this.#numbers = 0;
    this.#isAfterComma = false;
    this.#separatesBySpace = separatesBySpace;
    this.#readsOnlyFirst = readsOnlyFirst;
    this.#vertices = 0;
  }

  finish(): void {
    this.#flush();
  }

  /**
   * Reads until `<`, `&` or the end. A number at the end of the bytes may continue in the next piece, so it is consumed
   * only if `isWhole`.
   *
   * @param isWhole - whether the text ends where the bytes end.
   * @returns the position of the first byte not consumed.
   */
  read(bytes: Uint8Array, from: number, end: number, isWhole: boolean): number {
    let position = from;
    while (position < end) {
      const byte = bytes[position]!;
      if (byte <= space || byte === noBreakSpaceLead || byte === noBreakSpace) {
        position++;
        continue;
      }
      if (byte === comma) {
        this.#isAfterComma = true;
        position++;
        continue;
      }
      if (byte === lessThan || byte === ampersand) return position;

      const start = position;
      let isNegative = false;
      if (byte === minus) {
        isNegative = true;
        position++;
      } else if (byte === plus) position++;
      let mantissa = 0;
      let decimals = 0;
      let digits = 0;
      let digit = position < end ? bytes[position]! : newline;
      while (digit >= zero && digit <= nine) {
        mantissa = mantissa * 10 + (digit - zero);
        digits++;
        digit = ++position < end ? bytes[position]! : newline;
      }
      if (digit === point) {
        digit = ++position < end ? bytes[position]! : newline;
        while (digit >= zero && digit <= nine) {
          if (mantissa < maxMantissa && decimals < 22) {
            mantissa = mantissa * 10 + (digit - zero);
            decimals++;
          }
          digits++;
          digit = ++position < end ? bytes[position]! : newline;
        }
      }
      if (position >= end && !isWhole) return start;
      let value = mantissa / powersOfTen[decimals]!;
      if (isNegative) value = -value;
      if (digits === 0 || !endsNumber(digit)) {
        const wordStop = findWordEnd(bytes, position, end);
        if (wordStop >= end && !isWhole) return start;
        value = digits > 0 && (digit === bigE || digit === smallE) ? parseNumber(bytes, start, wordStop) : Number.NaN;
        position = wordStop;
      }
      this.#take(value);
    }
    return position;
  }

  #take(value: number): void {
    const endsTuple = this.#numbers === 3 || (this.#numbers > 0 && !this.#isAfterComma && !this.#separatesBySpace);
    if (endsTuple) this.#flush();
    this.#isAfterComma = false;
    if (this.#numbers === 0) this.#longitude = value;
    else if (this.#numbers === 1) this.#latitude = value;
    this.#numbers++;
  }

  #flush(): void {
    const numbers = this.#numbers;
    this.#numbers = 0;
    if (numbers === 0 || (this.#readsOnlyFirst && this.#vertices > 0)) return;
    const longitude = this.#longitude;
    const latitude = this.#latitude;
    if (numbers < 2 || !(latitude >= -90 && latitude <= 90 && longitude >= -360 && longitude <= 360)) {
      this.badTuples++;
      return;
    }
    this.#vertices++;
    this.#store.addVertex(Math.round((longitude + 180) * unitsPerDegree), approximateWorldY(latitude));
  }
}

function findWordEnd(bytes: Uint8Array, from: number, end: number): number {
  let position = from;
  while (position < end) {
    const byte = bytes[position]!;
    if (endsNumber(byte)) break;
    position++;
  }
  return position;
}

function endsNumber(byte: number): boolean {
  return (
    byte <= space ||
    byte === comma ||
    byte === lessThan ||
    byte === ampersand ||
    byte === noBreakSpaceLead ||
    byte === noBreakSpace
  );
}

/** Parses a number with an exponent. This is slow, but such numbers are rare. */
function parseNumber(bytes: Uint8Array, from: number, to: number): number {
  return to - from > 40 ? Number.NaN : Number(String.fromCharCode(...bytes.subarray(from, to)));
}

const unitsPerDegree = worldSize / 360;

const cellsPerDegree = 16;
const lastCell = 84 * cellsPerDegree;
const seriesByCell = new Float64Array(4 * (2 * lastCell + 1)).fill(Number.NaN);
const unitsPerRadian = worldSize / (2 * Math.PI);

/**
 * Approximates `computeWorldY` to within one unit, without sine and logarithm, by a Taylor series of degree three about
 * the nearest sixteenth of a degree. The terms of a series are computed when first needed.
 */
function approximateWorldY(latitude: number): number {
  const cell = Math.round(latitude * cellsPerDegree);
  if (cell > lastCell || cell < -lastCell) return computeWorldY(latitude);
  const boxIndex = 4 * (cell + lastCell);
  const firstTerm = seriesByCell[boxIndex]!;
  if (Number.isNaN(firstTerm)) expandCell(cell, boxIndex);
  const distanceToCell = latitude - cell / cellsPerDegree;
  return Math.round(
    seriesByCell[boxIndex]! +
      distanceToCell *
        (seriesByCell[boxIndex + 1]! +
          distanceToCell * (seriesByCell[boxIndex + 2]! + distanceToCell * seriesByCell[boxIndex + 3]!)),
  );
}

function expandCell(cell: number, boxIndex: number): void {
  const degree = Math.PI / 180;
  const angle = (cell / cellsPerDegree) * degree;
  const sine = Math.sin(angle);
  const secant = 1 / Math.cos(angle);
  const tangent = sine * secant;
  seriesByCell[boxIndex] = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize;
  seriesByCell[boxIndex + 1] = -unitsPerRadian * secant * degree;
  seriesByCell[boxIndex + 2] = (-unitsPerRadian * secant * tangent * degree ** 2) / 2;
  seriesByCell[boxIndex + 3] = (-unitsPerRadian * (secant * tangent ** 2 + secant ** 3) * degree ** 3) / 6;
}

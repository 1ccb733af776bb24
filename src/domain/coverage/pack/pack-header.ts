import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import { PackError, type PackHeader, type PackSection } from "./pack.ts";

type Fields = Record<string, unknown>;

/**
 * Maximum number of vertices: twice a KML's limit, because an overview can have more, as when a tiny triangle becomes a
 * box of five vertices.
 */
const maxVertices = 2 * kmlLimits.maxVertices;

/** @throws {PackError} if a field is missing or of the wrong type. */
export function readPackHeader(text: Uint8Array): PackHeader {
  const header = requireFields(parseJson(text));
  const { kmlSha256, styles } = header;
  if (typeof kmlSha256 !== "string" || !Array.isArray(styles)) throw createHeaderError();
  return {
    kmlSha256,
    report: parseReport(requireFields(header.report)),
    styles: styles.map(parseStyle),
    overview: parseSection(requireFields(header.overview)),
    detail: parseSection(requireFields(header.detail)),
  };
}

function parseJson(text: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    throw createHeaderError();
  }
}

function createHeaderError(): PackError {
  return new PackError("a header that cannot be read");
}

function requireFields(value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw createHeaderError();
  return value as Fields;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function parseSection({ shapes, rings, vertices, shift }: Fields): PackSection {
  if (!isCount(shapes) || !isCount(rings) || !isCount(vertices) || !isCount(shift)) throw createHeaderError();
  if (shapes > rings || rings > vertices || vertices > maxVertices || shift > 24) throw createHeaderError();
  return { shapes, rings, vertices, shift };
}

const isText = (value: unknown) => typeof value === "string";

/** Extends a check to an optional field: JSON omits a field that is undefined. */
const allowMissing = (isValid: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || isValid(value);

const areCounts = (value: unknown) => Object.values(requireFields(value)).every(isCount);

const areBounds = (value: unknown) =>
  Array.isArray(value) && value.length === 4 && value.every((degrees) => typeof degrees === "number");

const reportChecks: Record<keyof KmlReport, (value: unknown) => boolean> = {
  bytes: isCount,
  encoding: isText,
  placemarks: isCount,
  polygons: isCount,
  lines: isCount,
  points: isCount,
  vertices: isCount,
  bounds: allowMissing(areBounds),
  isTruncated: (value) => typeof value === "boolean",
  declaresEntities: (value) => typeof value === "boolean",
  problems: areCounts,
  notDrawn: areCounts,
  name: allowMissing(isText),
};

function parseReport(fields: Fields): KmlReport {
  if (Object.entries(reportChecks).some(([name, isRight]) => !isRight(fields[name]))) throw createHeaderError();
  return { bounds: undefined, name: undefined, ...fields } as KmlReport;
}

const isColor = (value: unknown) => isText(value) && /^(#[0-9a-f]{6}|none)$/.test(value as string);

const styleChecks: Record<keyof OverlayStyle, (value: unknown) => boolean> = {
  fill: allowMissing(isColor),
  line: allowMissing(isColor),
  lineWidth: allowMissing((value) => typeof value === "number"),
  label: allowMissing(isText),
};

function parseStyle(value: unknown): OverlayStyle {
  const fields = requireFields(value);
  if (Object.entries(styleChecks).some(([name, isRight]) => !isRight(fields[name]))) throw createHeaderError();
  return fields;
}

import { samplePattern } from "#content/coverage/overlays/coverage-overlays.ts";
import { estimateDownloadBytes, packOverlay } from "#content/coverage/overlays/coverage-pack.ts";
import { KmlError } from "#domain/coverage/kml/kml-error.ts";
import { type KmlContent, readKml } from "#domain/coverage/kml/read-kml.ts";
import { buildLegend, type LegendEntry } from "#domain/coverage/legend.ts";
import type { OverlayFigures } from "#domain/coverage/overlay.ts";
import { shapeKinds } from "#domain/coverage/shapes.ts";
import { countSwappedCoordinates, detectNonKmlFormat } from "./coordinate-format.ts";
import { countShapesOutsideMexico, type OutsideMexicoCount } from "./outside-mexico.ts";
import {
  faintFillsMessage,
  formatCount,
  formatDegrees,
  formatHollowPolygonsMessage,
  formatInvisibleShapesMessage,
  formatOutsideMexicoMessage,
  formatSeconds,
  formatSize,
  formatSwappedAxesMessage,
  formatUndrawnElementsMessage,
  isMajorityOutside,
  isSuspiciousShareOutside,
  listLegendMessages,
  nonKmlFormatMessages,
  problemMessages,
  refusalMessages,
} from "./overlay-report-messages.ts";
import {
  findSuspectData,
  formatNotices,
  formatQuestions,
  type SuspectData,
  type SuspectDataOptions,
} from "./suspect-data.ts";

export type OverlayReport = {
  /** Text of the report, one line per fact. */
  text: string;
  /** Whether the file can be published: the map shows all its content, most of it in Mexico. */
  isPublishable: boolean;
  /** Undefined if nothing in the file is usable. */
  figures?: OverlayFigures;
  uploaderReport: UploaderReport;
};

/** The report for uploaders who do not know KML. */
export type UploaderReport = {
  /** Reasons against publishing the file. */
  problems: readonly string[];
  /** Question to answer before publishing the file; undefined if there is none. */
  question?: string;
  facts: readonly string[];
};

/** Measured on a processor slowed down four times: `npm run bench:coverage`. */
const modestPhone = { startMs: 300, msPerMegabyte: 35, bitsPerSecond: 10_000_000 };

export const phoneEstimateNote = [
  `El tiempo en un celular es una estimación: descarga a ${modestPhone.bitsPerSecond / 1_000_000} Mbit/s y un procesador cuatro veces más lento que el de una`,
  `computadora, que tarda ${modestPhone.startMs} ms más ${modestPhone.msPerMegabyte} ms por MB de KML.`,
].join(" ");

const maxLegendRows = 12;

/**
 * Reports in Spanish on the content of a KML file, its problems, and the time to show it on a phone.
 *
 * @param name - the file's name, as the operator typed it.
 */
export function createCoverageReport(name: string, kml: Uint8Array, options: SuspectDataOptions): OverlayReport {
  try {
    return createContentReport(name, kml, readKml(kml), options);
  } catch (error) {
    if (!(error instanceof KmlError)) throw error;
    const problem = refusalMessages[error.code];
    const text = [name, `  ${problem}`, "  Resultado: no se puede usar."].join("\n");
    return { text, isPublishable: false, uploaderReport: { problems: [problem], facts: [] } };
  }
}

function createContentReport(
  name: string,
  kml: Uint8Array,
  content: KmlContent,
  options: SuspectDataOptions,
): OverlayReport {
  const { report } = content;
  const text = decodeKml(kml, report.encoding);
  const suspectData = findSuspectData(text, content, options);
  const outside = countShapesOutsideMexico(content.shapes);
  const losses = listLosses(content, text, outside);
  const questions = listQuestions(content, outside, suspectData);
  const question = questions.length > 0 ? questions.join(" ") : undefined;
  const legend = buildLegend(content.shapes, content.styles, "color del sitio");
  const notices = [
    ...listNotices(content, text, outside),
    ...listLegendMessages(legend),
    ...formatNotices(suspectData, options.technology),
  ];
  const pack = packOverlay(kml);
  const downloadBytes = estimateDownloadBytes(pack?.bytes ?? kml);
  const downloadMs = (8_000 * downloadBytes) / modestPhone.bitsPerSecond;
  const workMs = modestPhone.startMs + (modestPhone.msPerMegabyte * kml.length) / 1_000_000;
  const nameLine = `Nombre: ${report.name ?? "no tiene"}`;
  const phoneLine = `En un celular modesto: ${formatSeconds(downloadMs + workMs)} (${formatSeconds(downloadMs)} de descarga y ${formatSeconds(workMs)} de proceso)`;
  const resultLine = `Resultado: ${losses.length === 0 ? `se puede publicar${question ? ", si la respuesta es sí" : ""}.` : "no lo publiques así; corrige antes sus problemas."}`;
  const lines = [
    nameLine,
    `Contiene: ${formatShapes(content)}; ${formatCount(report.vertices, "vértice", "vértices")} en ${formatCount(report.placemarks, "lugar", "lugares")} (Placemark)`,
    ...formatLegendLines(legend, true),
    `Extensión: ${formatExtent(content, outside)}`,
    `Codificación: ${report.encoding}`,
    `Tamaño: ${formatSize(kml.length)}; ${pack ? "viaja la copia compacta que crea la construcción" : "viaja comprimido"}, ${formatSize(downloadBytes)} como mucho`,
    phoneLine,
    ...[...(question ? [question] : []), ...notices].map((notice) => `Aviso: ${notice}`),
    ...losses.map((loss) => `Problema: ${loss}`),
    resultLine,
  ];
  const facts = [
    nameLine,
    `Contiene: ${formatShapes(content)}`,
    ...formatLegendLines(legend, false),
    `Dónde cae: ${outside.count === 0 ? "todo en México" : "una parte fuera de México"}`,
    `Tamaño: ${formatSize(kml.length)}; quien abre el mapa baja ${formatSize(downloadBytes)} como mucho`,
    phoneLine,
    ...notices.map((notice) => `Aviso: ${notice}`),
    resultLine,
  ];
  const { polygons, lines: lineCount, points, vertices } = report;
  const figures = { polygons, lines: lineCount, points, vertices, isSample: samplePattern.test(text) };
  return {
    text: [name, ...lines.map((line) => `  ${line}`)].join("\n"),
    isPublishable: losses.length === 0,
    figures,
    uploaderReport: { problems: losses, ...(question !== undefined && { question }), facts },
  };
}

/** Decodes a file as the map does: bytes that are not valid UTF-8 are Windows-1252. */
function decodeKml(kml: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(kml);
  return encoding === "utf-8" && text.includes("\ufffd") ? new TextDecoder("windows-1252").decode(kml) : text;
}

function formatShapes({ report: { polygons, lines, points } }: KmlContent): string {
  const shapes = [
    formatCount(polygons, "área", "áreas"),
    formatCount(lines, "línea", "líneas"),
    formatCount(points, "punto", "puntos"),
  ];
  return shapes.join(", ");
}

/** Formats the legend's entries with their numbers of shapes and, optionally, their colours. */
function formatLegendLines(legend: readonly LegendEntry[], hasColors: boolean): string[] {
  const rows = legend.map(({ color, labels, shapeCount }) => {
    const name = labels.map((label) => label ?? "el nombre de la cobertura").join(", ");
    return `Leyenda: ${name}${hasColors ? `, ${color}` : ""}, ${formatCount(shapeCount, "figura", "figuras")}`;
  });
  const omittedCount = rows.splice(maxLegendRows).length;
  return omittedCount === 0
    ? rows
    : [...rows, `Leyenda: y ${formatCount(omittedCount, "renglón más", "renglones más")}`];
}

/** Counts areas with an outline but no fill, and shapes with neither. */
function countUnfilled({ shapes, styles }: KmlContent) {
  const counts = { unfilled: 0, invisible: 0 };
  for (let shape = 0; shape < shapes.shapeCount; shape++) {
    const { fill, line } = styles[shapes.style[shape] ?? 0] ?? {};
    const isArea = shapes.kind[shape] === shapeKinds.polygon;
    if (isArea && fill !== "none") continue;
    if (line === "none") counts.invisible++;
    else if (isArea) counts.unfilled++;
  }
  return counts;
}

/** Whether a fill has an opacity above 0 but below a tenth. The map draws all fills with the same opacity. */
function hasFaintFills(text: string): boolean {
  const polygonStyles = text.matchAll(/<(?:\w+:)?PolyStyle\b(.{0,600}?)<\/(?:\w+:)?PolyStyle>/gs);
  return polygonStyles.some(
    ([, style = ""]) => /color>\s*#?(0[1-9a-f]|1[0-9])[0-9a-f]{6}\b/i.test(style) && !/fill>\s*(0|false)/i.test(style),
  );
}

function formatExtent({ report }: KmlContent, outside: OutsideMexicoCount): string {
  if (!report.bounds) return "no tiene coordenadas";
  const [west, south, east, north] = report.bounds.map(formatDegrees);
  const extentNote = outside.count === 0 ? "en México" : "sale de México";
  return `longitud de ${west} a ${east}, latitud de ${south} a ${north}: ${extentNote}`;
}

function listLosses(content: KmlContent, text: string, outside: OutsideMexicoCount): string[] {
  const { report, shapes } = content;
  const losses: string[] = [];
  const nonKmlFormat = detectNonKmlFormat(text);
  const { swappedListCount, listCount } = countSwappedCoordinates(text);
  if (nonKmlFormat) losses.push(nonKmlFormatMessages[nonKmlFormat]);
  else if (swappedListCount > 0) losses.push(formatSwappedAxesMessage(swappedListCount, listCount));
  else if (shapes.shapeCount === 0) losses.push("No tiene nada que dibujar.");
  else if (isMajorityOutside(outside.count, shapes.shapeCount))
    losses.push(formatOutsideMexicoMessage(outside, shapes.shapeCount));
  if (report.isTruncated)
    losses.push("Está cortado: falta su final. Descárgalo o expórtalo otra vez (elementos sin cerrar).");
  const { invisible } = countUnfilled(content);
  if (invisible > 0) losses.push(formatInvisibleShapesMessage(invisible));
  const undrawnMessages = Object.entries(report.notDrawn).map(([element, number]) =>
    formatUndrawnElementsMessage(element, number),
  );
  return [...losses, ...listProblems(content, "loss"), ...undrawnMessages];
}

function listQuestions(content: KmlContent, outside: OutsideMexicoCount, suspectData: SuspectData): string[] {
  const { shapeCount } = content.shapes;
  const needsConfirmation =
    isSuspiciousShareOutside(outside.count, shapeCount) && !isMajorityOutside(outside.count, shapeCount);
  return [
    ...(needsConfirmation ? [formatOutsideMexicoMessage(outside, shapeCount)] : []),
    ...listProblems(content, "question"),
    ...formatQuestions(suspectData),
  ];
}

function listNotices(content: KmlContent, text: string, outside: OutsideMexicoCount): string[] {
  const { report, shapes } = content;
  const notices = listProblems(content, "notice");
  if (outside.count > 0 && !isSuspiciousShareOutside(outside.count, shapes.shapeCount))
    notices.push(formatOutsideMexicoMessage(outside, shapes.shapeCount));
  const { unfilled } = countUnfilled(content);
  if (unfilled > 0) notices.push(formatHollowPolygonsMessage(unfilled));
  if (hasFaintFills(text)) notices.push(faintFillsMessage);
  if (report.declaresEntities) notices.push("Lleva abreviaturas que la página no lee (entidades XML).");
  const hasAreas = shapes.kind.subarray(0, shapes.shapeCount).includes(shapeKinds.polygon);
  if (shapes.shapeCount > 0 && !hasAreas) notices.push("No tiene áreas: ninguna consulta dirá que hay cobertura.");
  if (samplePattern.test(text)) notices.push("El archivo dice que sus datos son de muestra.");
  return notices;
}

function listProblems({ report }: KmlContent, weight: "loss" | "question" | "notice"): string[] {
  return (Object.keys(problemMessages) as (keyof typeof problemMessages)[])
    .filter((problem) => problemMessages[problem].weight === weight && report.problems[problem])
    .map((problem) => problemMessages[problem].formatWords(report.problems[problem] ?? 0));
}

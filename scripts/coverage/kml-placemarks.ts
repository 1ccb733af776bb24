/** Reads the Placemarks of a KML file without their geometry: names, folders, periods and data fields. */
import { resolveCharacterReferences, stripMarkup } from "#domain/coverage/kml/scanner/kml-text.ts";

/** Dates in ISO 8601, with the precision of the file, such as `2027` or `2027-03`. */
export type PlacemarkPeriod = { begin?: string; end?: string };

/** A Placemark that contains shapes. */
export type KmlPlacemark = {
  /** Names of the enclosing documents and folders, outermost first. */
  containers: readonly string[];
  name: string | undefined;
  /** Periods of the Placemark and its enclosing documents and folders. */
  periods: readonly PlacemarkPeriod[];
  /** Pairs of a field's name and value. */
  data: readonly (readonly [string, string])[];
  shapeCount: number;
};

type Scope = { name?: string; period?: PlacemarkPeriod; data: [string, string][]; shapeCount: number };

const scopeElements = new Set(["Document", "Folder", "Placemark"]);
const shapeElements = new Set(["Polygon", "LineString", "Track", "Point"]);
const textElements = new Set(["name", "begin", "end", "when", "value", "SimpleData"]);

/** @param text - decoded text of the file. */
export function* readPlacemarks(text: string): Generator<KmlPlacemark> {
  const openElements: string[] = [];
  const openScopes: Scope[] = [];
  let field = "";
  for (const { element, isClosing, isEmpty, attributes, before } of scanTags(text)) {
    const scope = openScopes.at(-1);
    if (!isClosing) {
      if (scopeElements.has(element)) openScopes.push({ data: [], shapeCount: 0 });
      else if (scope && (shapeElements.has(element) || (element === "LinearRing" && !openElements.includes("Polygon"))))
        scope.shapeCount++;
      else if (element === "Data" || element === "SimpleData")
        field = resolveCharacterReferences(/\bname\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? "");
      if (!isEmpty) openElements.push(element);
      else if (scopeElements.has(element)) openScopes.pop();
      continue;
    }
    const openIndex = openElements.lastIndexOf(element);
    if (openIndex < 0) continue;
    openElements.length = openIndex;
    if (scope && textElements.has(element))
      readElementText(scope, {
        element,
        field,
        value: stripMarkup(resolveCharacterReferences(before)),
        open: openElements,
      });
    if (!scopeElements.has(element)) continue;
    openScopes.pop();
    if (element !== "Placemark" || !scope || scope.shapeCount === 0 || openElements.includes("Update")) continue;
    yield {
      containers: openScopes.flatMap(({ name }) => name ?? []),
      name: scope.name,
      periods: [...openScopes, scope].flatMap(({ period }) => period ?? []),
      data: scope.data,
      shapeCount: scope.shapeCount,
    };
  }
}

type ElementText = { element: string; field: string; value: string; open: readonly string[] };

function readElementText(scope: Scope, { element, field, value, open }: ElementText): void {
  const [outer = "", parent = ""] = open.slice(-2);
  if (value === "") return;
  if (element === "name" && scopeElements.has(parent)) scope.name = value;
  else if (element === "SimpleData" || (element === "value" && parent === "Data")) scope.data.push([field, value]);
  // Excludes the times of a view (`LookAt`, `Camera`), which are not times of the place.
  else if (scopeElements.has(outer) && parent === "TimeSpan") scope.period = { ...scope.period, [element]: value };
  else if (scopeElements.has(outer) && parent === "TimeStamp") scope.period = { begin: value };
}

type Tag = { element: string; isClosing: boolean; isEmpty: boolean; attributes: string; before: string };

function* scanTags(text: string): Generator<Tag> {
  let before = "";
  for (let position = 0; position < text.length; ) {
    const start = text.indexOf("<", position);
    if (start < 0) return;
    before += text.slice(position, start);
    const isSpecial = text[start + 1] === "!" || text[start + 1] === "?";
    const special = isSpecial ? skippedMarkup.find(([opening]) => text.startsWith(opening, start)) : undefined;
    const [mark, ending] = special ?? ["<", ">"];
    const end = text.indexOf(ending, start + mark.length);
    if (end < 0) return;
    position = end + ending.length;
    if (mark === "<![CDATA[") before += text.slice(start + mark.length, end).replaceAll("&", "&amp;");
    if (mark !== "<") continue;
    const isClosing = text[start + 1] === "/";
    const tag = text.slice(start + (isClosing ? 2 : 1), end);
    const name = /[\s/]/.exec(tag)?.index ?? tag.length;
    const element = tag.slice(tag.lastIndexOf(":", name) + 1, name);
    yield { element, isClosing, isEmpty: tag.endsWith("/"), attributes: tag, before };
    before = "";
  }
}

/** Start and end of markup other than tags. */
const skippedMarkup = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** Reads the Placemarks of a KML file, except the geometry: names, folders, periods and data fields. */
import { resolveCharacterReferences, stripMarkup } from "#domain/coverage/kml/kml-text.ts";

/** ISO 8601 with the precision of the file, such as `2027` or `2027-03`. */
export type Period = { begin?: string; end?: string };

/** A Placemark that contains shapes. */
export type KmlPlacemark = {
  /** Names of the enclosing documents and folders, outermost first. */
  containers: readonly string[];
  name: string | undefined;
  /** Periods of the Placemark and its enclosing documents and folders. */
  periods: readonly Period[];
  /** Pairs of a field's name and value. */
  data: readonly (readonly [string, string])[];
  shapes: number;
};

type Scope = { name?: string; period?: Period; data: [string, string][]; shapes: number };

const scopes = new Set(["Document", "Folder", "Placemark"]);
const figures = new Set(["Polygon", "LineString", "Track", "Point"]);
const texts = new Set(["name", "begin", "end", "when", "value", "SimpleData"]);

/** @param text - decoded text of the file. */
export function* readPlacemarks(text: string): Generator<KmlPlacemark> {
  const open: string[] = [];
  const around: Scope[] = [];
  let field = "";
  for (const { element, isClosing, isEmpty, attributes, before } of scanTags(text)) {
    const scope = around.at(-1);
    if (!isClosing) {
      if (scopes.has(element)) around.push({ data: [], shapes: 0 });
      else if (scope && (figures.has(element) || (element === "LinearRing" && !open.includes("Polygon"))))
        scope.shapes++;
      else if (element === "Data" || element === "SimpleData")
        field = resolveCharacterReferences(/\bname\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? "");
      if (!isEmpty) open.push(element);
      else if (scopes.has(element)) around.pop();
      continue;
    }
    const at = open.lastIndexOf(element);
    if (at < 0) continue;
    open.length = at;
    if (scope && texts.has(element))
      read(scope, { element, field, value: stripMarkup(resolveCharacterReferences(before)), open });
    if (!scopes.has(element)) continue;
    around.pop();
    if (element !== "Placemark" || !scope || scope.shapes === 0 || open.includes("Update")) continue;
    yield {
      containers: around.flatMap(({ name }) => name ?? []),
      name: scope.name,
      periods: [...around, scope].flatMap(({ period }) => period ?? []),
      data: scope.data,
      shapes: scope.shapes,
    };
  }
}

type Read = { element: string; field: string; value: string; open: readonly string[] };

function read(scope: Scope, { element, field, value, open }: Read): void {
  const [outer = "", parent = ""] = open.slice(-2);
  if (value === "") return;
  if (element === "name" && scopes.has(parent)) scope.name = value;
  else if (element === "SimpleData" || (element === "value" && parent === "Data")) scope.data.push([field, value]);
  // Excludes the times of a view (`LookAt`, `Camera`), which are not times of the place.
  else if (scopes.has(outer) && parent === "TimeSpan") scope.period = { ...scope.period, [element]: value };
  else if (scopes.has(outer) && parent === "TimeStamp") scope.period = { begin: value };
}

type Tag = { element: string; isClosing: boolean; isEmpty: boolean; attributes: string; before: string };

function* scanTags(text: string): Generator<Tag> {
  let before = "";
  for (let at = 0; at < text.length; ) {
    const start = text.indexOf("<", at);
    if (start < 0) return;
    before += text.slice(at, start);
    const isSpecial = text[start + 1] === "!" || text[start + 1] === "?";
    const special = isSpecial ? skipped.find(([opening]) => text.startsWith(opening, start)) : undefined;
    const [mark, ending] = special ?? ["<", ">"];
    const end = text.indexOf(ending, start + mark.length);
    if (end < 0) return;
    at = end + ending.length;
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
const skipped = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

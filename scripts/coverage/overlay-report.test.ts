import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createCoverageReport } from "./overlay-report.ts";

const options = { today: "2026-11-23", technology: "5G" } as const;
const reportOnText = (kml: string) => createCoverageReport("x.kml", new TextEncoder().encode(kml), options);
const fixture = (name: string) => createCoverageReport(name, readFileSync(`tests/fixtures/kml/${name}.kml`), options);
const polygon = (coordinates: string) =>
  `<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const inMexico = polygon("-99.2,19.3 -99.0,19.3 -99.0,19.5 -99.2,19.5 -99.2,19.3");
const kml = (content: string) => `<kml><Document><name>Cobertura 5G</name>${content}</Document></kml>`;

test("reports a valid file's content, position, download size and loading time on a phone", () => {
  const style = "<Style id='a'><PolyStyle><color>ff5f17a3</color></PolyStyle></Style>";
  const folder = inMexico.replace("<Polygon>", "<styleUrl>#a</styleUrl><Polygon>");
  const { text, isPublishable, uploaderReport } = reportOnText(
    kml(`${style}<Folder><name>Garantizada</name>${folder}</Folder>`),
  );
  expect(isPublishable).toBe(true);
  expect(text.split("\n")).toEqual([
    "x.kml",
    "  Nombre: Cobertura 5G",
    "  Contiene: 1 área, 0 líneas, 0 puntos; 5 vértices en 1 lugar (Placemark)",
    "  Leyenda: Garantizada, #a3175f, 1 figura",
    "  Extensión: longitud de -99.20 a -99.00, latitud de 19.30 a 19.50: en México",
    "  Codificación: utf-8",
    "  Tamaño: 1 KB; viaja comprimido, 1 KB como mucho",
    "  En un celular modesto: 0.3 s (0.0 s de descarga y 0.3 s de proceso)",
    "  Resultado: se puede publicar.",
  ]);
  // `plain` is for staff, so it has no KML terms.
  expect(uploaderReport).toEqual({
    problems: [],
    facts: [
      "Nombre: Cobertura 5G",
      "Contiene: 1 área, 0 líneas, 0 puntos",
      "Leyenda: Garantizada, 1 figura",
      "Dónde cae: todo en México",
      "Tamaño: 1 KB; quien abre el mapa baja 1 KB como mucho",
      "En un celular modesto: 0.3 s (0.0 s de descarga y 0.3 s de proceso)",
      "Resultado: se puede publicar.",
    ],
  });
});

test("asks whether a file is Mexico's if more than a tenth of its shapes are in another country, but not for a few", () => {
  const elsewhere = polygon("2.2,48.8 2.4,48.8 2.4,48.9 2.2,48.8");
  const { uploaderReport } = reportOnText(kml(inMexico.repeat(8) + elsewhere));
  expect(uploaderReport.question).toMatch(/^¿Es el archivo de México\? 1 de 9 figuras cae fuera de México/);
  expect(uploaderReport.facts.at(-1)).toBe("Resultado: se puede publicar, si la respuesta es sí.");
  const few = reportOnText(kml(inMexico.repeat(9) + elsewhere)).uploaderReport;
  expect(few.question).toBeUndefined();
  expect(few.facts).toContainEqual(expect.stringMatching(/^Aviso: 1 de 10 figuras cae fuera de México/));
});

test.each([
  ["badcoords", /Nada de lo que contiene cae en México/],
  ["truncated", /Está cortado/],
  ["all-arrays", /5 figuras no tienen puntos suficientes/],
  ["all-arrays", /2 enlaces a otros archivos: .* \(NetworkLink\)\./],
  ["null_geometry", /No tiene nada que dibujar/],
])("reports what the map would lose of %s: %s", (name, problem) => {
  const { text, isPublishable } = fixture(name);
  expect(text).toMatch(problem);
  expect(isPublishable).toBe(false);
});

test.each([
  ["", /Está vacío/],
  ["<!doctype html><html><body>404</body></html>", /página HTML/],
  ["PK\u0003\u0004\u0014\u0000doc.kml", /KMZ/],
  ["<gpx><trk/></gpx>", /No es un KML/],
])("refuses anything that is not KML, with instructions: %s", (content, reason) => {
  const { text, isPublishable } = reportOnText(content);
  expect(text).toMatch(reason);
  expect(text).toContain("no se puede usar");
  expect(isPublishable).toBe(false);
});

test("states each problem in plain words, with the file's own names only at the end", () => {
  const broken = `<NetworkLink><Link/></NetworkLink><gx:Tour/>${polygon("&a;")}${inMexico}<Placemark>`;
  const reports = [reportOnText(kml(broken).replace("</kml>", "")), fixture("all-arrays"), reportOnText("<gpx/>")];
  const problems = reports.flatMap(({ uploaderReport }) => uploaderReport.problems);
  expect(problems.join("\n")).toMatch(/NetworkLink.*\n.*\n.*Placemark/s);
  for (const problem of problems)
    expect(problem.replace(/ \([^()]*\)\.$/, ".")).not.toMatch(
      /XML|etiqueta|elemento|\b[A-Z]\w*[a-z][A-Z]|Document|Placemark/,
    );
});

const sameColor = /Aviso: La leyenda llamará a un solo color «Garantizada» y «No garantizada»/;

test.each<[string, boolean, string[], RegExp[]]>([
  ["two-folders-no-style", true, ["Garantizada, No garantizada"], [sameColor]],
  [
    "visibility-0",
    true,
    ["el nombre de la cobertura, Proyectada 2027"],
    [/¿Es cobertura lo que el archivo oculta\? .* 2 figuras ocultas/],
  ],
  ["gx-cascading-style", true, ["el nombre de la cobertura"], [/#00aa00, 1 figura/]],
  ["char-ref-cr", true, ["el nombre de la cobertura"], []],
  ["same-style-id-twice", true, ["el nombre de la cobertura"], [/Aviso: 1 estilo tiene el mismo nombre que otro/]],
  ["cp1252-declared-utf8", true, ["Región Querétaro – Ñuñoa"], [/Aviso: 4 textos no están en la codificación/]],
  [
    "style-url-encoded",
    true,
    ["el nombre de la cobertura", "el nombre de la cobertura"],
    [
      /#ff0000, 2 figuras/,
      /Aviso: 1 color no está escrito/,
      /Aviso: La leyenda repite el nombre de la cobertura con 2 colores/,
    ],
  ],
  ["wkt-in-coordinates", false, [], [/Problema: Sus coordenadas están en otro formato.*\(WKT\)/]],
  ["gzip-as", false, [], [/Es un archivo comprimido/]],
])("the report on %s has the visitors' legend and the corrections to make", (name, isWhole, legend, expectedReport) => {
  const { text, isPublishable: isRight } = fixture(`pitfalls/${name}`);
  expect(isRight, text).toBe(isWhole);
  expect([...text.matchAll(/Leyenda: (.*), [^,]+, \d+ figuras?/g)].map(([, label]) => label)).toEqual(legend);
  for (const words of expectedReport) expect(text).toMatch(words);
  const notices = text.match(/(Aviso|Problema): /g)?.length ?? 0;
  if (expectedReport.length === 0) expect(notices).toBe(0);
});

test("a character reference for white space between coordinates is accepted, and any other reference is refused", () => {
  const between = (reference: string) =>
    reportOnText(kml(polygon(`-99.2,19.3${reference}-99.0,19.3 ${reference}\n-99.0,19.5 -99.2,19.3`)));
  for (const reference of ["&#13;", "&#xD;", "&#x0a;", "&#9;", "&#32;", "&#160;", "&nbsp;"])
    expect([between(reference).isPublishable, between(reference).figures?.vertices], reference).toEqual([true, 4]);
  for (const reference of ["&#45;", "&a;", "&#0;", "&#x110000;", "&#13 "])
    expect(between(reference).isPublishable).toBe(false);
});

test("reports shapes that the map does not fill, and refuses those that it does not show at all", () => {
  const addStyle = (style: string) => inMexico.replace("<Polygon>", `<Style>${style}</Style><Polygon>`);
  const fill = "<PolyStyle><color>00ff00ff</color></PolyStyle>";
  const outlined = reportOnText(kml(addStyle(`${fill}<LineStyle><color>ff0000ff</color></LineStyle>`)));
  expect([outlined.isPublishable, outlined.text]).toEqual([true, expect.stringContaining("1 área no tiene relleno")]);
  const unseen = reportOnText(kml(addStyle(`${fill}<LineStyle><color>00000000</color></LineStyle>`)));
  expect([unseen.isPublishable, unseen.text]).toEqual([false, expect.stringContaining("1 figura es transparente")]);
});

test("detects swapped coordinates and unreadable ones", () => {
  expect(reportOnText(kml(polygon("19.3,-99.2 19.3,-99.0 19.5,-99.0 19.3,-99.2"))).text).toMatch(/están al revés/);
  const { text, isPublishable } = reportOnText(
    kml(inMexico + polygon("-99.2,19.3 x,y -99.0,19.4 -99.1,19.5 -99.2,19.3")),
  );
  expect(text).toMatch(/1 coordenada no es un número/);
  expect(isPublishable).toBe(false);
});

test("warns, without an error, about what the map tolerates", () => {
  const elsewhere = polygon("2.2,48.8 2.4,48.8 2.4,48.9 2.2,48.8");
  const unknownStyle = inMexico.replace("<Polygon>", "<styleUrl>#b</styleUrl><Polygon>");
  const { text, isPublishable } = reportOnText(kml(`<!-- Datos de muestra -->${unknownStyle}${elsewhere}`));
  expect(text).toMatch(/Aviso: 1 lugar nombra un estilo que no está/);
  expect(text).toMatch(
    /Aviso: ¿Es el archivo de México\? 1 de 2 figuras cae fuera de México: una empieza en la longitud 2\.20 y la latitud 48\.80\./,
  );
  expect(text).toMatch(/Aviso: El archivo dice que sus datos son de muestra/);
  expect(isPublishable).toBe(true);
});

test("refuses a file mostly about other countries, even neighbouring ones, and gives the position of one shape", () => {
  const around = (longitude: number, latitude: number) => {
    const [west, east, south, north] = [longitude - 0.1, longitude + 0.1, latitude - 0.1, latitude + 0.1];
    return polygon(`${west},${south} ${east},${south} ${east},${north} ${west},${north} ${west},${south}`);
  };
  const [houston, guatemala] = [around(-95.4, 29.8), around(-90.5, 14.6)];
  const { text, isPublishable } = reportOnText(kml(houston + guatemala + inMexico));
  expect(text).toContain(
    "Problema: 2 de 3 figuras caen fuera de México: una empieza en la longitud -95.50 y la latitud 29.70. Revisa que sea el archivo de México.",
  );
  expect(isPublishable).toBe(false);
  // The last towns before the border, an island, and a crescent around the Gulf whose centre is at sea.
  const crescent = polygon("-97.8,22.3 -96.1,19.2 -91.8,18.6 -90.5,19.9 -91.9,18.5 -96.2,19.1 -97.9,22.3 -97.8,22.3");
  for (const ours of [around(-117.1, 32.5), around(-92.25, 14.6), around(-86.9, 20.4), crescent])
    expect(reportOnText(kml(ours)).isPublishable).toBe(true);
});

test("reports that visitors get a large file as its packed copy", () => {
  const many = Array.from({ length: 30_000 }, () => inMexico).join("");
  expect(reportOnText(kml(many)).text).toMatch(/viaja la copia compacta que crea la construcción/);
});

test("explains swapped axes of a single shape, metres instead of degrees, and joined points", () => {
  const listProblems = (...lists: string[]) =>
    reportOnText(kml(inMexico.repeat(3) + lists.map(polygon).join(""))).uploaderReport.problems[0];
  expect(listProblems("19.3,-99.2 19.3,-99.0 19.5,-99.0 19.3,-99.2")).toMatch(/^1 lista de coordenadas está al revés/);
  expect(listProblems("486123.4,2149876.1 486223.4,2149876.1 486223,2149976")).toBe(
    "Sus coordenadas parecen UTM: exporta en grados (WGS84).",
  );
  expect(listProblems("-99.2,19.3,0-99.0,19.3,0-99.0,19.5,0")).toMatch(/^Hay coordenadas pegadas/);
});

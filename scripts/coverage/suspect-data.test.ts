import { expect, test } from "vitest";
import { createCoverageReport } from "./overlay-report.ts";

const options = { today: "2026-11-23", technology: "5G" } as const;
const reportOn = (content: string) =>
  createCoverageReport("x.kml", new TextEncoder().encode(`<kml><Document>${content}</Document></kml>`), options);
const inMexico =
  "<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>-99.2,19.3 -99.0,19.3 -99.0,19.5 -99.2,19.3</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>";
const area = (name: string, within = "") =>
  inMexico.replace("<Polygon>", `${name ? `<name>${name}</name>` : ""}${within}<Polygon>`);
const folder = (name: string, content = inMexico) => `<Folder><name>${name}</name>${content}</Folder>`;
const fill = (color: string) => `<Style><PolyStyle><color>${color}</color></PolyStyle></Style>`;
const data = (field: string, value: string) =>
  `<ExtendedData><Data name="${field}"><value>${value}</value></Data></ExtendedData>`;
const questionAbout = (content: string) => reportOn(content).uploaderReport.question;
const noticesAbout = (content: string) =>
  reportOn(content).uploaderReport.facts.flatMap((fact) => /^Aviso: (.*)/.exec(fact)?.[1] ?? []);

test.each([
  ...["Sin cobertura", "No cubierto", "Fuera de servicio", "Proyectada 2027", "Planeada", "PR&#211;XIMAMENTE"],
  ...["En construcción", "Áreas sin señal", "Zona sin 5G", "<![CDATA[<b>Planned</b> sites]]>"],
])("asks whether %s is coverage, as a folder, a place or a value", (name) => {
  for (const content of [folder(name), area(name), area("Zona", data("ESTATUS", name))])
    expect(questionAbout(inMexico + content)).toMatch(/^¿Es cobertura lo que dibuja «[^»]+»\? El mapa diría que sí\./);
  expect(questionAbout(`<Folder><name>${name}</name></Folder>${inMexico}`)).toBeUndefined();
});

test("asks about several names at once, a future year and a field with «no», but not about names of coverage", () => {
  const names = ["Fase 2 (2028)", "Planeada", "Retirada", "No disponible", "Sin servicio", "Futura"];
  expect(questionAbout(names.map((name) => folder(name)).join("") + area("", data("COBERTURA", "No")))).toBe(
    "¿Es cobertura lo que dibujan «Fase 2 (2028)», «Planeada», «Retirada», «No disponible» y 3 más? El mapa diría que sí. Borra lo que no lo sea.",
  );
  const covered = ["No Garantizada", "Sin cobertura garantizada", "Garantizada 2025-2027", "Baja California", "2024"];
  expect(questionAbout(covered.map((name) => folder(name, area("Plan de Ayala 2031"))).join(""))).toBeUndefined();
});

test.each([
  ["<TimeSpan><begin>2027</begin></TimeSpan>", /muestra 1 lugar que empieza después de hoy\./],
  ["<TimeStamp><when>2026-11-24T00:00:00Z</when></TimeStamp>", /muestra 1 lugar que empieza después de hoy\./],
  ["<TimeSpan><begin>2019</begin><end>2026-10</end></TimeSpan>", /muestra 1 lugar que ya terminó\./],
  ["<TimeSpan><begin>2026</begin><end>2026-11</end></TimeSpan>", undefined],
  ["<TimeStamp><when>2020-01-01</when></TimeStamp>", undefined],
  ["<LookAt><gx:TimeSpan><end>2020</end></gx:TimeSpan></LookAt>", undefined],
])("asks about a place only if its own or its folder's period excludes today: %s", (time, question) => {
  for (const content of [area("Zona", time), folder("Norte", time + inMexico)]) {
    if (question) expect(questionAbout(inMexico + content)).toMatch(question);
    else expect(questionAbout(inMexico + content)).toBeUndefined();
  }
});

test("reports data that distinguish areas which the map shows as one", () => {
  const schema = (value: string, id: number) =>
    `<ExtendedData><SchemaData><SimpleData name="ID">${id}</SimpleData><SimpleData name="CLAVE">A-${id}</SimpleData><SimpleData name="TIPO">${value}</SimpleData></SchemaData></ExtendedData>`;
  const types = ["Garantizada", "No garantizada", "Garantizada"];
  const messages = [
    "Los datos distinguen áreas que el mapa muestra como una sola, por TIPO (Garantizada y No garantizada): ponlas en carpetas y colores distintos si no son lo mismo (ExtendedData).",
  ];
  expect(noticesAbout(types.map((type, id) => area("", schema(type, id))).join(""))).toEqual(messages);
  expect(
    noticesAbout(
      types
        .slice(0, 2)
        .map((type) => area("", data("TIPO", type)))
        .join(""),
    ),
  ).toEqual(messages);
  const colors = ["ff0000ff", "ff00ff00", "ff0000ff"];
  expect(
    noticesAbout(types.map((type, id) => folder(type, area("", fill(colors[id] ?? "") + schema(type, id)))).join("")),
  ).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ["accents encoded twice", folder("QuerÃ©taro"), /^Los acentos de «QuerÃ©taro» se codificaron dos veces/],
  [
    "colours that look like one",
    folder("Norte", area("", fill("ffa81f1c"))) + folder("Sur", area("", fill("ffa9201c"))),
    /^La leyenda tiene casi el mismo color para «Norte» y «Sur»/,
  ],
  ["a fill that hardly shows", area("", fill("0800ff00")), /^El archivo pinta áreas casi transparentes/],
  ["another technology", folder("4G LTE"), /^Es el archivo de 5G, y dentro dice «4G LTE»/],
  [
    "folders of one name in two others",
    folder("Norte", folder("Garantizada")) + folder("Sur", folder("Garantizada")),
    /^La leyenda junta en un solo «Garantizada» lo de «Norte» y «Sur»/,
  ],
])("gives one notice, without refusing the file: %s", (_, content, notice) => {
  expect(noticesAbout(content)).toEqual([expect.stringMatching(notice)]);
  expect(reportOn(content).isPublishable).toBe(true);
});

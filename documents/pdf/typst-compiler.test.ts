import fc from "fast-check";
import { expect, test } from "vitest";
import { createTypstCompiler, loadTypstResources } from "./typst-compiler.ts";
import { toTypstString } from "./typst-string.ts";

const look = loadTypstResources();
const compile = createTypstCompiler(look);
const document = (body: string) =>
  `#set document(title: "Prueba", date: none)\n#set text(font: "wim Figtree", lang: "es", fallback: false)\n= Título\n${body}`;

test("any text in Spanish letters becomes a document", () => {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const letters = [...ascii, ..."ñáéíóúüÑÁÉÍÓÚÜ«»¿?¡!…·–—°ºª×\u00a0"];
  const text = fc.string({ unit: fc.constantFrom(...letters), minLength: 1 });
  fc.assert(
    fc.property(text, (typedText) => compile(document(`#${toTypstString(typedText)}`)).pdf.length > 0),
    { numRuns: 50 },
  );
});

test("the same source gives the same bytes, also with another compiler instance", () => {
  const source = document('#link("https://www.gob.mx/crt")[CRT]\n#table(columns: 1, table.header[A], [b])');
  expect(compile(source).pdf.equals(createTypstCompiler(look)(source).pdf)).toBe(true);
});

test("a document does not depend on those made before it", () => {
  const alone = createTypstCompiler(look)(document("ñandú")).pdf;
  for (const before of ["ñandúes", "andú", "ú", "«ñ»", "éñandú"]) {
    compile(document(before));
    expect(compile(document("ñandú")).pdf.equals(alone)).toBe(true);
  }
});

test("names a letter that the fonts lack, in Spanish", () => {
  expect(() => compile(document("日"))).toThrow("las tipografías de los documentos no tienen «日»");
});

test("names a link to a clause that does not exist, in Spanish", () => {
  expect(() => compile(document("#link(<plazos>)[a]"))).toThrow("enlaza a #plazos, que no existe en el texto");
});

test("refuses a document without a title, which would not be accessible", () => {
  expect(() => compile("Sin título")).toThrow(/^Typst dice: PDF\/UA-1 error: missing document title/);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { anonymizeSearch } from "./unfound-search.ts";

test.each([
  ["¿Tienen buzón de VOZ?", "tienen buzon de voz"],
  ["¿Puedo llamar a Cuba?", "puedo llamar a cuba"],
  ["señal en el metro", "senal en el metro"],
  ["iPhone 12 no carga", "iphone no carga"],
  ["mi número 55 1234-5678 no tiene señal", "mi numero no tiene senal"],
  ["mi CURP GOMA800101MDFRRN09 no pasa", "mi curp no pasa"],
  ["lo vi en https://ejemplo.mx/?id=ana", "lo vi en"],
  ["quiero hablar con ventas@ejemplo.mx", undefined],
  ["ana.perez ＠ ejemplo.mx", undefined],
  ["mi correo ana arroba ejemplo punto com", undefined],
  ["me llamo Ana Pérez y no tengo señal", undefined],
  ["me yamo ana", undefined],
  ["Mi nombre es Ana", undefined],
  ["Soy Ana, ¿me marcan?", undefined],
  ["zoi ana", undefined],
  ["se apellida Pérez", undefined],
  ["my name is Ana", undefined],
  ["I'm Ana", undefined],
  ["está a nombre de Ana", undefined],
  ["mi numero es cinco cinco uno dos tres cuatro", undefined],
  ["no me llega el NIP", "no me llega el nip"],
  ["imei bloqueado", "imei bloqueado"],
  ["cambiar el nombre del titular", "cambiar el nombre del titular"],
  ["tengo dos líneas y una tableta", "tengo dos lineas y una tableta"],
  ["cuánto cuesta una llamada a Cuba", "cuanto cuesta una llamada a cuba"],
  ["911", undefined],
  ["¿?", undefined],
])("counts «%s» as «%s»", (typedText, counted) => {
  expect(anonymizeSearch(typedText)).toBe(counted);
});

test("cuts a long text after a whole word", () => {
  const text = anonymizeSearch("quiero saber si puedo usar mi linea en un barco que sale de mazatlan y llega a la paz");
  expect(text).toBe("quiero saber si puedo usar mi linea en un barco que sale de mazatlan y llega a");
  expect(anonymizeSearch("a".repeat(200))).toBeUndefined();
});

test("whatever is written, a counted text is short, has only letters, and stays the same if reduced again", () => {
  const written = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc
      .array(fc.constantFrom("soy", "llamo", "me", "a@b.mx", "55", "ñandú", "cinco", "dos", "ﬁn", "Ana", ".", "ç"))
      .map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(written, (text) => {
      const counted = anonymizeSearch(text);
      if (counted === undefined) return;
      expect(counted).toMatch(/^[\p{L} ]{2,80}$/u);
      expect(anonymizeSearch(counted)).toBe(counted);
    }),
    { numRuns: 2000 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { buildMailtoUrl } from "./mail-draft.ts";

test("accents, spaces and line breaks reach the mail program unchanged", () => {
  const href = buildMailtoUrl({
    to: "soporte@wim.example",
    subject: "Bloqueo: 100% urgente",
    lines: ["Línea:", "", "IMEI & más"],
  });
  expect(href).toBe(
    "mailto:soporte@wim.example?subject=Bloqueo%3A%20100%25%20urgente&body=L%C3%ADnea%3A%0D%0A%0D%0AIMEI%20%26%20m%C3%A1s",
  );
});

test("any text can be read back unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string({ unit: "grapheme" })), (subject, lines) => {
      const { pathname, searchParams } = new URL(buildMailtoUrl({ to: "a@b.mx", subject, lines }));
      expect(pathname).toBe("a@b.mx");
      expect(searchParams.get("subject")).toBe(subject);
      expect(searchParams.get("body")).toBe(lines.join("\r\n"));
    }),
  );
});

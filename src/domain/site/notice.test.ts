import fc from "fast-check";
import { expect, test } from "vitest";
import { buildNotices, type NoticeRow } from "./notice.ts";

const row = (more: Partial<NoticeRow> = {}): NoticeRow => ({
  date: "2026-03-01",
  title: "Más países",
  text: ["Un párrafo."],
  ...more,
});

test("lists the newest notice first, each with its formatted day and its id", () => {
  const notices = buildNotices([row(), row({ date: "2026-12-24", title: "¡Feliz Navidad!" }), row({ title: "Otro" })]);
  expect(notices.map(({ id, day }) => [id, day])).toEqual([
    ["2026-12-24-feliz-navidad", "24\u00a0de diciembre de 2026"],
    ["2026-03-01-mas-paises", "1\u00a0de marzo de 2026"],
    ["2026-03-01-otro", "1\u00a0de marzo de 2026"],
  ]);
});

test("keeps every day of the calendar as written, in order", () => {
  const days = fc.date({ min: new Date("2024-01-01"), max: new Date("2060-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.uniqueArray(days, { selector: (day) => day.toISOString().slice(0, 10) }), (dates) => {
      const writtenTexts = dates.map((date) => date.toISOString().slice(0, 10));
      const shown = buildNotices(writtenTexts.map((date) => row({ date })));
      expect(shown.map(({ date }) => date)).toEqual(writtenTexts.toSorted().toReversed());
      for (const { date, day } of shown) expect(day).toMatch(new RegExp(`^${Number(date.slice(8))}\\u00a0de`));
    }),
  );
});

test.each<[string, Partial<NoticeRow>, RegExp]>([
  ["a day that does not exist", { date: "2026-02-30" }, /la fecha «2026-02-30» no existe; escríbela como AAAA-MM-DD/],
  ["a date written otherwise", { date: "1/3/2026" }, /la fecha «1\/3\/2026» no existe/],
  ["a date with an hour", { date: "2026-03-01T10:00" }, /no existe/],
  ["an empty title", { title: " " }, /le falta el título/],
  ["no text", { text: [] }, /le falta el texto/],
  ["an empty paragraph", { text: ["Uno.", ""] }, /le falta el texto/],
  ["a link without words", { link: { label: "", to: "/esim" } }, /su enlace no dice a dónde lleva/],
])("an error names the row that has %s, and the fix", (_, more, message) => {
  expect(() => buildNotices([row({ title: "Bueno" }), row(more)])).toThrow(message);
  expect(() => buildNotices([row({ title: "Bueno" }), row(more)])).toThrow(/^aviso 2 /);
});

test("refuses two notices with the same id", () => {
  expect(() => buildNotices([row(), row()])).toThrow("aviso 2 («Más países»): ya hay otro con esa fecha y ese título");
});

import { describe, expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import { mergeVersions } from "./merge-rows.ts";

const schema = toFormSchema(promotionsSchema);
const row = (slug: string, more: object = {}) => ({
  slug,
  name: slug,
  period: { kind: "dates", from: "2026-11-13", to: "2026-11-16" },
  isOnHome: true,
  ...more,
});
const [a, b, c] = [row("a"), row("b"), row("c")];
const until = (to: string) => ({ period: { ...a.period, to } });
const base = [a, b, c];

describe("merging two people's changes to a list", () => {
  test.each([
    ["of two rows", [a, row("b", { name: "B" }), c], [row("a", { isOnHome: false }), b, c], "a(no) b=B c"],
    ["of two fields of one row", [row("a", { name: "A" }), b, c], [row("a", { isOnHome: false }), b, c], "a=A(no) b c"],
    ["that add", [row("mine"), a, b, c], [row("theirs"), a, b, c, row("last")], "mine theirs a b c last"],
    ["that take away and add", [a, c], [a, b, row("new"), c], "a new c"],
    ["that move and write", [c, a, b], [a, row("b", { name: "B" }), c, row("new")], "c new a b=B"],
    ["that give another address in the same place", [a, row("d"), c], [a, b, row("c", { name: "C" })], "a d c=C"],
  ])("%s are both kept", (_what, mine, theirs, expected) => {
    const { data, conflicts } = mergeVersions(schema, { base, mine, theirs });
    const words = (data as (typeof a)[]).map(
      ({ slug, name, isOnHome }) => slug + (name === slug ? "" : `=${name}`) + (isOnHome ? "" : "(no)"),
    );
    expect([words.join(" "), conflicts]).toEqual([expected, []]);
  });

  test("two changes to one field are a conflict, named by the form's titles, and the requested side wins", () => {
    const mine = [row("a", { ...until("2026-11-20"), name: "A" }), b, c];
    const theirs = [row("a", { ...until("2026-11-17"), isOnHome: false }), c];
    const path = ["a", "period", "to"];
    const clash = { path, where: "«a» › Vigencia › Hasta", mine: "2026-11-20", theirs: "2026-11-17" };
    expect(mergeVersions(schema, { base, mine, theirs })).toEqual({
      data: [row("a", { ...until("2026-11-20"), name: "A", isOnHome: false }), c],
      conflicts: [clash],
    });
    expect(mergeVersions(schema, { base, mine, theirs }, "theirs").data).toEqual([
      row("a", { ...until("2026-11-17"), name: "A", isOnHome: false }),
      c,
    ]);
  });

  test("a change to a row that the other side removed, or to a part's kind, is a single conflict", () => {
    const mine = [row("a", { period: { kind: "unstated" } }), row("b", { name: "B" }), c];
    const theirs = [row("a", until("2026-11-17")), c];
    expect(mergeVersions(schema, { base, mine, theirs }).conflicts).toEqual([
      { path: ["a", "period"], where: "«a» › Vigencia", mine: "Sin fechas conocidas", theirs: "Con fechas" },
      { path: ["b"], where: "«b»", mine: "está", theirs: "no está" },
    ]);
  });
});

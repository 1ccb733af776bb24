import fc from "fast-check";
import { expect, test } from "vitest";
import { type ClauseChange, type ClauseText, compareVersions } from "./legal-comparison.ts";

const clause = (id: string, text: string, number = "1"): ClauseText => ({
  id,
  number,
  title: id,
  text,
  passages: text === "" ? [] : text.split("\n").map((words) => ({ number: "", cells: [words] })),
});

const listPassages = (text: string) => ({ text, passages: clause("", text).passages });

const listParts = (change: ClauseChange | undefined) => change?.passages.flatMap(({ cells }) => cells.flat());

test("a changed word is shown between the unchanged ones", () => {
  const [change, ...more] = compareVersions(
    [clause("pago", "Se paga en 5 días.")],
    [clause("pago", "Se paga en 15 días.")],
  );
  expect(more).toEqual([]);
  expect(change).toMatchObject({ id: "pago", kind: "changed" });
  expect(listParts(change)).toEqual([
    { kind: "same", text: "Se paga en " },
    { kind: "removed", text: "5" },
    { kind: "added", text: "15" },
    { kind: "same", text: " días." },
  ]);
});

test("a changed title is part of the change", () => {
  const [change] = compareVersions([clause("a", "Uno.")], [{ ...clause("a", "Uno."), title: "b" }]);
  expect(change).toMatchObject({ kind: "changed", title: "b" });
  expect(change?.passages.map(({ isTitle, kind }) => [isTitle, kind])).toEqual([
    [true, "changed"],
    [undefined, "same"],
  ]);
  expect(listParts(change)?.map(({ text }) => text)).toEqual(["a", "b", "Uno."]);
});

test("a clause with a new id is matched by its title", () => {
  const older = [clause("a", "Uno."), { ...clause("b", "Dos."), title: "Elegir" }, clause("c", "Tres.")];
  const moved = { ...clause("elegir", "Dos."), title: "Elegir" };
  expect(compareVersions(older, [clause("a", "Uno."), moved, clause("c", "Tres.")])).toEqual([]);
  const [change, gone, ...more] = compareVersions(older, [clause("a", "Uno."), { ...moved, ...listPassages("Diez.") }]);
  expect([change?.kind, change?.id, gone?.kind, gone?.id]).toEqual(["changed", "elegir", "removed", "c"]);
  expect(more).toEqual([]);
});

test("splitting a paragraph in two is not a change", () => {
  expect(compareVersions([clause("a", "Uno. Dos.")], [clause("a", "Uno.\nDos.")])).toEqual([]);
});

test("moving a clause is not a change; an added or removed clause is listed in its place", () => {
  const older = [clause("a", "Uno."), clause("b", "Dos."), clause("c", "Tres.")];
  const newer = [clause("a", "Uno."), clause("d", "Cuatro."), clause("c", "Tres.", "9")];
  expect(compareVersions(older, newer).map(({ id, kind }) => [id, kind])).toEqual([
    ["b", "removed"],
    ["d", "added"],
  ]);
});

/** Several paragraphs, some of them common to both versions. */
const passages = fc
  .array(fc.oneof(fc.constantFrom("Uno.", "Dos tres.", "Cuatro cinco seis."), fc.lorem({ maxCount: 6 })), {
    maxLength: 5,
  })
  .map((all) => all.join("\n"));

const version = fc
  .uniqueArray(fc.record({ id: fc.constantFrom(..."abcdefgh"), text: passages }), {
    selector: ({ id }) => id,
  })
  .map((rows) => rows.map(({ id, text }) => clause(id, text)));

test("a change without its added parts equals the older text, and without its removed parts the newer text", () => {
  fc.assert(
    fc.property(version, version, (older, newer) => {
      for (const { id, passages: compared } of compareVersions(older, newer)) {
        const read = (left: "added" | "removed") =>
          compared
            .filter(({ kind }) => kind !== left)
            .map(({ cells }) =>
              cells
                .flat()
                .filter(({ kind }) => kind !== left)
                .map(({ text }) => text)
                .join(""),
            )
            .join("\n");
        const whole = (texts: readonly ClauseText[]) => texts.find((each) => each.id === id)?.text ?? "";
        expect([read("added"), read("removed")]).toEqual([whole(older), whole(newer)]);
      }
    }),
  );
});

test("lists every clause that differs once, and no other", () => {
  fc.assert(
    fc.property(version, version, (older, newer) => {
      const getText = (texts: readonly ClauseText[], id: string) =>
        texts.find((each) => each.id === id)?.text.replaceAll("\n", " ");
      const differing = [..."abcdefgh"].filter((id) => getText(older, id) !== getText(newer, id));
      expect(
        compareVersions(older, newer)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(differing);
    }),
  );
});

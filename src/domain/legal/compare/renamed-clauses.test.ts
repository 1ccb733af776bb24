import { expect, test } from "vitest";
import { findRenamedClauses } from "./renamed-clauses.ts";

const clause = (id: string, title: string, text = title) => ({ id, number: "1", title, text });

test("a clause with a new id is recognised by its title or its words", () => {
  const older = [clause("a", "Uno", "x"), clause("b", "Dos", "y"), clause("c", "Tres")];
  expect(findRenamedClauses(older, [clause("d", "Uno", "z"), clause("e", "Nuevo", "y"), clause("c", "Otro")])).toEqual([
    { title: "Uno", from: "a", to: "d" },
    { title: "Dos", from: "b", to: "e" },
  ]);
});

test("removed and new clauses have not moved", () => {
  expect(findRenamedClauses([clause("a", "Uno")], [clause("b", "Dos")])).toEqual([]);
});

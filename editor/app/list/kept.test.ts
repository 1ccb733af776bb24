import { expect, test } from "vitest";
import { keeperOf, keptNames } from "./kept.ts";

test("what one person typed in a tab is not offered to the next who signs in there", () => {
  const kept: Record<string, string> = {};
  const store = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void Object.assign(kept, { [name]: text }),
    removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
  };
  const [ana, beto] = ["ana@wim.example", "beto@wim.example"];
  keeperOf("preguntas", store, ana).set("written", "de Ana");
  expect(keptNames(kept, ana)).toEqual(["preguntas"]);
  expect(keeperOf("preguntas", store, ana).get("written")).toEqual({ data: "de Ana" });
  expect(keptNames(kept, beto)).toEqual([]);
  expect(keptNames(kept)).toEqual([]);
  expect(keeperOf("preguntas", store, beto).get("written")).toBeUndefined();
});

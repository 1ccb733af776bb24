import { expect, test } from "vitest";
import { privateMembersPlugin } from "./private-members-plugin.ts";

const compile = (code: string) => {
  const transform = privateMembersPlugin.transform as unknown as (code: string, id: string) => { code: string };
  return transform(code, "/src/a.ts")?.code;
};

test("private members get short public names, the same in the whole file", () => {
  const code = 'class A { #store = "#store"; #load() { return this.#store ?? this.#load(); } }';
  expect(compile(code)).toBe('class A { $a = "#store"; $b() { return this.$a ?? this.$b(); } }');
});

test("a class may extend a package's class, but not one of this project, whose names could be the same", () => {
  const subclass = "class B extends A { #store = 1; }";
  expect(compile(`import { A } from "leaflet"; ${subclass}`)).toContain("$a");
  for (const base of ["class A {}", 'import { A } from "./a.ts";', 'import { A } from "#domain/a.ts";'])
    expect(() => compile(`${base} ${subclass}`)).toThrow("extends A");
});

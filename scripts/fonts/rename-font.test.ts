import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renameFont } from "./rename-font.ts";

const font = readFileSync("documents/fonts/text-regular.ttf");
const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16();

test("a font gets its new name, keeps its copyright and everything else, and has correct checksums", () => {
  const renamed = renameFont(font, { family: "Otra Letra", style: "Bold" });
  for (const name of ["Otra Letra", "Otra Letra Bold", "OtraLetra-Bold", "The Figtree Project Authors"])
    expect(renamed.includes(utf16(name)), name).toBe(true);
  expect(renamed.includes(utf16("wim Figtree"))).toBe(false);
  let sum = 0;
  for (let index = 0; index < renamed.length; index += 4) sum = (sum + renamed.readUInt32BE(index)) >>> 0;
  expect(sum).toBe(0xb1b0afba);
});

test("renaming a font to its own name changes nothing", () => {
  expect(renameFont(font, { family: "wim Figtree", style: "Regular" }).equals(font)).toBe(true);
});

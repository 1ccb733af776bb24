import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

/**
 * Vite plugin: makes private members public, with short names: `this.#store` becomes `this.$a`. Browsers before Chrome
 * 84, Firefox 90 and iOS 15 do not support private members. The bundler's fallback is slow, with a WeakMap lookup per
 * access. TypeScript has already checked that only the class uses them.
 */
export const privateMembersPlugin: Plugin = {
  name: "plain-private-members",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!/\/src\/.*\.tsx?($|\?)/.test(id) || !code.includes("#")) return undefined;
    const members: { name: string; start: number; end: number }[] = [];
    const ownClasses = new Set<string>();
    const baseClasses: string[] = [];
    const addClass = ({ id: name, superClass }: ESTree.Class) => {
      if (name) ownClasses.add(name.name);
      if (superClass?.type === "Identifier") baseClasses.push(superClass.name);
    };
    const visitor = new Visitor({
      PrivateIdentifier: ({ name, start, end }) => void members.push({ name, start, end }),
      BinaryExpression: ({ left }) => {
        if ((left.type as string) === "PrivateIdentifier")
          throw new Error(`${id}: a private member tested with "in" has no plain form`);
      },
      ImportDeclaration: ({ source, specifiers }) => {
        if (/^[#./]/.test(source.value)) for (const { local } of specifiers) ownClasses.add(local.name);
      },
      ClassDeclaration: addClass,
      ClassExpression: addClass,
    });
    visitor.visit(parseSync("module.js", code).program);
    if (members.length === 0) return undefined;
    // Two classes of one object would share names, because each file's names start at `$a`.
    const base = baseClasses.find((name) => ownClasses.has(name));
    if (base) throw new Error(`${id}: a class extends ${base}, so that it may not have private members`);
    const shortNames = new Map<string, string>();
    let plainCode = "";
    let copiedUntil = 0;
    for (const { name, start, end } of members) {
      const shortName = shortNames.get(name) ?? buildShortName(shortNames.size);
      shortNames.set(name, shortName);
      plainCode += code.slice(copiedUntil, start) + shortName;
      copiedUntil = end;
    }
    return { code: plainCode + code.slice(copiedUntil), map: null };
  },
};

/** @returns `$a` to `$z`, then `$a1` to `$z1`, and so on. */
function buildShortName(index: number): string {
  return `$${String.fromCharCode(97 + (index % 26))}${Math.floor(index / 26) || ""}`;
}

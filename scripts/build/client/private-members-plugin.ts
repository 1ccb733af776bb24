import { type Plugin, parseSync, Visitor } from "vite";

/**
 * Vite plugin: makes private members public, such as `this.#store` as `this.$store`. Browsers before Chrome 84, Firefox
 * 90 and iOS 15 do not support private members. The bundler's fallback is slow, with a WeakMap lookup per access.
 * TypeScript has already checked that only the class uses them.
 */
export const privateMembersPlugin: Plugin = {
  name: "plain-private-members",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!/\/src\/.*\.tsx?($|\?)/.test(id) || !code.includes("#")) return undefined;
    const hashPositions: number[] = [];
    const visitor = new Visitor({
      PrivateIdentifier: ({ start }) => void hashPositions.push(start),
      BinaryExpression: ({ left }) => {
        if ((left.type as string) === "PrivateIdentifier")
          throw new Error(`${id}: a private member tested with "in" has no plain form`);
      },
    });
    visitor.visit(parseSync("module.js", code).program);
    if (hashPositions.length === 0) return undefined;
    const parts = [0, ...hashPositions.map((mark) => mark + 1)].map((start, part) =>
      code.slice(start, hashPositions[part]),
    );
    return { code: parts.join("$"), map: null };
  },
};

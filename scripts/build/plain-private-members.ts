import { type Plugin, parseSync, Visitor } from "vite";

/**
 * Writes private members as plain ones, `this.#store` as `this.$store`: browsers before Chrome 84, Firefox 90 and iOS 15 read no
 * other, and what the bundler writes for them asks a WeakMap at every access, also where the map reads a million coordinates.
 * TypeScript has held by then that nobody looks in from outside.
 */
export const plainPrivateMembers: Plugin = {
  name: "plain-private-members",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!/\/src\/.*\.tsx?($|\?)/.test(id) || !code.includes("#")) return undefined;
    const marks: number[] = [];
    const visitor = new Visitor({
      PrivateIdentifier: ({ start }) => void marks.push(start),
      BinaryExpression: ({ left }) => {
        if ((left.type as string) === "PrivateIdentifier")
          throw new Error(`${id}: a private member that is asked for by "in" has no plain form`);
      },
    });
    visitor.visit(parseSync("module.js", code).program);
    if (marks.length === 0) return undefined;
    const parts = [0, ...marks.map((mark) => mark + 1)].map((start, part) => code.slice(start, marks[part]));
    return { code: parts.join("$"), map: null };
  },
};

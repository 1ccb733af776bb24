/** A step to do in the menus of a phone. What it holds is shown, printed and told in this order. */
export type MenuStep = {
  heading: string;
  /** Menus to open, one after another, as the phone names them. */
  path?: readonly string[];
  /** Fields of the screen, and what to write in each. */
  fields?: readonly { name: string; value: string }[];
  text?: readonly string[];
};

/** Between two menus. */
export const pathSign = "›";

/** A step without its heading, as plain text in one line: what a page and a search engine both say. */
export function menuStepText({ path = [], fields = [], text = [] }: MenuStep): string {
  return [
    ...(path.length > 0 ? [path.join(` ${pathSign} `)] : []),
    ...fields.map(({ name, value }) => `${name}: ${value}`),
    ...text,
  ].join(" ");
}

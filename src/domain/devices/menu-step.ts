/** A step in a phone's menus. Its contents are shown, printed and described to search engines in this order. */
export type MenuStep = {
  heading: string;
  /** Menus to open, in order, as the phone names them. */
  path?: readonly string[];
  /** Fields on the screen, each with the value to enter. */
  fields?: readonly { name: string; value: string }[];
  text?: readonly string[];
};

export const menuSeparator = "›";

/** Formats a step without its heading as plain text on one line, for both the page and search engines. */
export function formatMenuStep({ path = [], fields = [], text = [] }: MenuStep): string {
  return [
    ...(path.length > 0 ? [path.join(` ${menuSeparator} `)] : []),
    ...fields.map(({ name, value }) => `${name}: ${value}`),
    ...text,
  ].join(" ");
}

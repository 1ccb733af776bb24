/** Splits a text, or the differences between two texts, into runs that read as on the page. */

/** A piece of text without its Markdown. `factName`: the fact whose value is shown here; the run has no text then. */
export type MarkupRun = { text: string; isBold?: true; isLink?: true; factName?: string };

type Side = "before" | "after";
type MarkedText = { kind: string; text: string };

const findSides = ({ kind }: MarkedText): readonly Side[] =>
  kind === "removed" ? ["before"] : kind === "added" ? ["after"] : ["before", "after"];

const tokenPattern = /\{\{\s*([^{}]*?)\s*\}\}|\*\*|\[|\]\([^()\s]*\)/g;

/**
 * Adds the runs of each part. Bold text and links may begin in one part and end in another; removed parts belong to the
 * text before, added parts to the text after.
 */
export function splitMarkup<Part extends MarkedText>(parts: readonly Part[]): (Part & { runs: MarkupRun[] })[] {
  const open = { before: { isBold: false, isLink: false }, after: { isBold: false, isLink: false } };
  return parts.map((part, index) => {
    const sides = findSides(part);
    const [side = "after"] = sides.toReversed();
    const laterText = parts
      .slice(index + 1)
      .filter((other) => findSides(other).includes(side))
      .map(({ text }) => text)
      .join("");
    const runs: MarkupRun[] = [];
    const set = (name: "isBold" | "isLink", value: boolean) => {
      for (const each of sides) open[each][name] = value;
    };
    const addRun = (run: MarkupRun) => {
      const { isBold, isLink } = open[side];
      if (run.text !== "" || run.factName !== undefined)
        runs.push({ ...run, ...(isBold && { isBold }), ...(isLink && { isLink }) });
    };
    let position = 0;
    for (const { 0: token, 1: factName, index: tokenIndex } of part.text.matchAll(tokenPattern)) {
      const rest = part.text.slice(tokenIndex + token.length) + laterText;
      const isLinkMark = token === "[" ? /^[^[\]]*\]\([^()\s]*\)/.test(rest) : token !== "**" && open[side].isLink;
      if (factName === undefined && token !== "**" && !isLinkMark) continue;
      addRun({ text: part.text.slice(position, tokenIndex) });
      position = tokenIndex + token.length;
      if (factName !== undefined) addRun({ text: "", factName });
      else if (token === "**") set("isBold", !open[side].isBold);
      else set("isLink", token === "[");
    }
    addRun({ text: part.text.slice(position) });
    return { ...part, runs };
  });
}

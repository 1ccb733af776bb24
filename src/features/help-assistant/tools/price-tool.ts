import { foldSpelling } from "#domain/text/fold.ts";
import type { AssistantTool, ToolAnswer } from "#features/help-assistant/turns/assistant-turn.ts";

/** Settings of the tool for prices. */
export type PriceToolSettings = Pick<AssistantTool, "sections"> & {
  /** Answer for each membership; `names` are folded, such as `community` and `60 gb`. */
  answers: readonly { names: readonly string[]; title: string; text: string }[];
  /** Last sentence of every answer. */
  note: string;
  link: ToolAnswer["link"];
};

const pricePattern = /\b(cuanto|preci|cost|cuest|sale|vale|cobr|tarifa|pag[ao]|how much|price)/;

/** Matches a membership that is only named by its data: «plan de 60». */
const namedByDataPattern =
  /^((el|la|un|una) )?(plan|paquete|membresia) de \d+$|\bpreci.*\b(plan|paquete|membresia) de \d+$/;

/** Creates a tool that gives the prices of the memberships that a text names: «¿cuánto cuesta la de 60 GB?». */
export function createPriceTool({ sections, answers, note, link }: PriceToolSettings): AssistantTool {
  return {
    sections,
    prompt: "",
    openingPattern: namedByDataPattern,
    async find(text) {
      const foldedText = foldSpelling(text);
      if (!pricePattern.test(foldedText) && !namedByDataPattern.test(foldedText)) return undefined;
      const [first, ...others] = answers.filter(({ names }) =>
        names.some((name) => ` ${foldedText} `.includes(` ${name} `)),
      );
      if (!first) return undefined;
      const otherTexts = others.map(({ title, text: terms }) => `${title}. ${terms}`);
      return { title: first.title, texts: [first.text, ...otherTexts, note], link, names: [] };
    },
  };
}

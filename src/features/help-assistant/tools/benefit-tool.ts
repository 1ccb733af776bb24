import { foldSpelling } from "#domain/text/fold.ts";
import type { AssistantTool, ToolAnswer } from "#features/help-assistant/assistant-turn.ts";

/** A benefit, and whether each membership has it. */
export type BenefitToolSettings = Pick<AssistantTool, "places"> & {
  /** By the name of a membership as people write it, and what is said of the benefit in it. */
  plans: Readonly<Record<string, string>>;
  /** The membership that costs least of those that include it; absent if none does. */
  cheapest?: string;
  /** Which memberships include it. */
  included: string;
  link: ToolAnswer["link"];
};

const asksCheapest = /\b(mas (barat|economic)[ao]|menos cuesta|cuesta menos)\b/;

/** A tool that answers whether the membership that a text names has a benefit: «tengo la Rookie», after Prime. */
export function createBenefitTool({ places, plans, cheapest, included, link }: BenefitToolSettings): AssistantTool {
  return {
    places,
    prompt: "",
    async find(text) {
      const folded = foldSpelling(text);
      const named = Object.keys(plans).filter((name) => folded.split(" ").includes(name));
      const titles = asksCheapest.test(folded) && cheapest ? [cheapest] : named.map((name) => plans[name] ?? "");
      const [title] = titles;
      return title ? { title, texts: [...titles.slice(1), included], link, names: [] } : undefined;
    },
  };
}

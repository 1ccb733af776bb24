import { foldSpelling } from "#domain/text/fold.ts";
import type { AssistantTool, ToolAnswer } from "#features/help-assistant/turns/assistant-turn.ts";

/** Settings of the tool for one benefit. */
export type BenefitToolSettings = Pick<AssistantTool, "sections"> & {
  /** Answer for each membership, by the membership's name as people write it. */
  textsByPlan: Readonly<Record<string, string>>;
  /** Answer about the cheapest membership with the benefit; absent if no membership has it. */
  cheapestText?: string;
  /** Sentence on the memberships that include the benefit. */
  includingPlansText: string;
  link: ToolAnswer["link"];
};

const cheapestPattern = /\b(mas (barat|economic)[ao]|menos cuesta|cuesta menos)\b/;

/**
 * Creates a tool that answers whether the named membership has a benefit: «tengo la Rookie», after a question about
 * Prime.
 */
export function createBenefitTool({
  sections,
  textsByPlan,
  cheapestText,
  includingPlansText,
  link,
}: BenefitToolSettings): AssistantTool {
  return {
    sections,
    prompt: "",
    async find(text) {
      const foldedText = foldSpelling(text);
      const namedPlans = Object.keys(textsByPlan).filter((name) => foldedText.split(" ").includes(name));
      const titles =
        cheapestPattern.test(foldedText) && cheapestText
          ? [cheapestText]
          : namedPlans.map((name) => textsByPlan[name] ?? "");
      const [title] = titles;
      return title ? { title, texts: [...titles.slice(1), includingPlansText], link, names: [] } : undefined;
    },
  };
}

import { enhanceHelpAssistant as enhance } from "#features/help-assistant/enhance-help-assistant.ts";
import type { HelpAssistantProps } from "#features/help-assistant/help-assistant-props.ts";

/** The assistant with the place names of the content, which load when a trip is asked about. */
export function enhanceHelpAssistant(root: HTMLElement, props: HelpAssistantProps): void {
  enhance(root, { ...props, loadPlaceNames });
}

const loadPlaceNames = async () => (await import("#content/roaming/place-names.ts")).placeNames;

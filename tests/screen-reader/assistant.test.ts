import { assistantJourneys } from "./assistant-journeys.ts";
import { registerVoiceJourneys } from "./make-journeys.ts";

registerVoiceJourneys(assistantJourneys);

import { mainJourneys } from "./main-journeys.ts";
import { registerVoiceJourneys } from "./make-journeys.ts";

registerVoiceJourneys(mainJourneys);

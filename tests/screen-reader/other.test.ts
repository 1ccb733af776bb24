import { registerVoiceJourneys } from "./make-journeys.ts";
import { otherJourneys } from "./other-journeys.ts";

registerVoiceJourneys(otherJourneys);

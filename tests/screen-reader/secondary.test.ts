import { registerVoiceJourneys } from "./make-journeys.ts";
import { secondaryJourneys } from "./secondary-journeys.ts";

registerVoiceJourneys(secondaryJourneys);

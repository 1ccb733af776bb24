import { makeJourneys } from "./make-journeys.ts";
import { otherJourneys } from "./other-journeys.ts";

makeJourneys(otherJourneys);

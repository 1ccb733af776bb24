import { mainJourneys } from "./main-journeys.ts";
import { makeJourneys } from "./make-journeys.ts";

makeJourneys(mainJourneys);

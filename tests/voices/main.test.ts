import { onTurn, trials } from "../support/trials.ts";
import { mainJourneys } from "./main-journeys.ts";
import { makeJourneys } from "./make-journeys.ts";

makeJourneys(onTurn(mainJourneys, trials.halfInTheGate));

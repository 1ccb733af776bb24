import { findFirefox } from "../../scripts/machine/firefox.ts";
import { FirefoxEngine } from "./firefox-engine.ts";
import { makeJourneys } from "./make-journeys.ts";

const path = findFirefox();

makeJourneys("Firefox", path ? (settings) => FirefoxEngine.start(path, settings) : undefined);

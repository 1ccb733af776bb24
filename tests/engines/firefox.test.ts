import { findFirefox } from "#scripts/machine/browsers/firefox.ts";
import { FirefoxEngine } from "./firefox-engine.ts";
import { registerEngineJourneys } from "./make-journeys.ts";

const path = findFirefox();

registerEngineJourneys("Firefox", path ? (settings) => FirefoxEngine.start(path, settings) : undefined);

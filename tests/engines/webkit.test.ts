import { findWebkit } from "#scripts/machine/browsers/webkit.ts";
import { registerEngineJourneys } from "./make-journeys.ts";
import { WebkitEngine } from "./webkit-engine.ts";

const programs = findWebkit();

registerEngineJourneys("WebKit", programs ? (settings) => WebkitEngine.start(programs, settings) : undefined);

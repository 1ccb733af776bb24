import { findWebkit } from "../../scripts/machine/webkit.ts";
import { makeJourneys } from "./make-journeys.ts";
import { WebkitEngine } from "./webkit-engine.ts";

const programs = findWebkit();

makeJourneys("WebKit", programs ? (settings) => WebkitEngine.start(programs, settings) : undefined);

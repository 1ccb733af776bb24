import fc from "fast-check";
import { inject } from "vitest";

/** All property tests share one seed, so that a commit always gives the same result. */
fc.configureGlobal({ seed: inject("testRun").seed });

import fc from "fast-check";
import { inject } from "vitest";

/** One seed for every property: the same commit gets the same verdict. */
fc.configureGlobal({ seed: inject("testRun").seed });

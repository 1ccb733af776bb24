import fc from "fast-check";

/** One seed for every property: the same commit gets the same verdict. `npm run nightly` draws another and prints it. */
fc.configureGlobal({ seed: Number(process.env.WIM_SEED ?? 20_261_128) });

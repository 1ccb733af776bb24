import { configure } from "@testing-library/dom";

/** Waits as long as the other tests do: the machine may be busy. In milliseconds. */
configure({ asyncUtilTimeout: 20_000 });

import { configure } from "@testing-library/dom";

/** Timeout in ms of waiting queries, like that of the other tests, because the machine may be busy. */
configure({ asyncUtilTimeout: 20_000 });

import { expect, test } from "vitest";
import { decideVerdict } from "./verdict.ts";

const getVerdict = (...answers: Parameters<typeof decideVerdict>[0][number][]) => decideVerdict(answers);

test("a positive verdict names the newest technology that covers the place", () => {
  expect(getVerdict(["3G", "guaranteed"], ["4G", "differentiated"], ["5G", "none"])).toEqual({
    kind: "yes",
    technology: "4G",
  });
});

test("a negative verdict needs a negative answer from every technology: a missing file makes it unknown", () => {
  expect(getVerdict(["3G", "none"], ["4G", "none"]).kind).toBe("no");
  expect(getVerdict(["3G", "none"], ["4G", "missing"]).kind).toBe("unknown");
});

import { expect, test } from "vitest";
import { runWithProgress, showProgress } from "./progress.ts";

function captureOn(isTTY: boolean) {
  let shownText = "";
  const progress = showProgress({ isTTY, columns: 20, write: (text: string) => (shownText += text) });
  progress.start("types");
  progress.start("a stage with a long name");
  progress.end("types", "✔", "1.0 s");
  progress.printLine("done");
  progress.stop();
  return shownText;
}

test("a file gets one line per finished stage", () => {
  expect(captureOn(false)).toBe(`✔ ${"types".padEnd(24)} 1.0 s\ndone\n`);
});

test("a terminal also shows the running stages, on a line that never wraps", () => {
  const shownText = captureOn(true);
  expect(shownText).toContain("types 0 s");
  const lines = shownText.split("\r\u001b[K").filter((part) => !part.endsWith("\n"));
  expect(lines.every((line) => line.length < 20)).toBe(true);
});

test("a stage returns its result or throws its error, and its line says which", async () => {
  let shownText = "";
  const progress = showProgress({ write: (text: string) => (shownText += text) });
  expect(await runWithProgress(progress, "pages", async () => 106)).toBe(106);
  await expect(runWithProgress(progress, "images", () => Promise.reject(new Error("too long")))).rejects.toThrow(
    "too long",
  );
  expect(shownText).toMatch(/^✔ pages +\d+\.\d s\n✘ images +\d+\.\d s\n$/);
});

// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import type { LegalVersion } from "#content/legal/versions/legal-version.ts";
import { VersionSummary } from "./version-summary.tsx";

const version = {
  title: "Política de uso",
  version: "1",
  inForce: "2026-01-01",
  summary: ["Es para ti.", "No la revendas.", "Quéjate con soporte."],
  html: "<p>Todo está confirmado.</p>",
} as const satisfies LegalVersion;

const { summary, draft, incomplete } = legalPageCopy;

afterEach(cleanup);

test("the summary of a text in force says what is binding", () => {
  render(<VersionSummary version={version} />);
  expect(screen.getByText(summary.note)).toBeTruthy();
  expect(screen.queryByText(draft.title)).toBeNull();
});

test.each([
  ["without a date", { ...version, inForce: "pendiente" }],
  ["with data to be confirmed", { ...version, html: "<p>[Por confirmar por el Operador: su título]</p>" }],
] as const)("the summary of a draft %s is marked as a draft and does not say what is binding", (_, text) => {
  render(<VersionSummary version={text} />);
  expect(screen.getByText(draft.title)).toBeTruthy();
  expect(screen.queryByText(summary.note)).toBeNull();
});

test("the summary of a published text with missing data is marked as incomplete and says what is binding", () => {
  const html = "<p>[Por confirmar por el Operador: su título]</p>";
  render(<VersionSummary version={{ ...version, html, published: "2025-12-01" }} />);
  expect(screen.getByText(summary.note)).toBeTruthy();
  expect(screen.getByText(incomplete.title)).toBeTruthy();
  expect(screen.queryByText(draft.title)).toBeNull();
});

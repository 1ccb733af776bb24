// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { SentNotice } from "./sent-notice.tsx";

afterEach(cleanup);

const createProposal = (title: string, file: string, more: Partial<Proposal> = {}): Proposal => ({
  ...{ id: title, head: "c0ffee", title, author: "Ana", day: "2026-11-30", isMine: true },
  ...{ changes: [{ file, label: "", changes: [] }], ...more },
});

const proposals = [
  createProposal("Sube", "lista.ts"),
  createProposal("Vuelve", "lista.ts", { returned: { by: "Gil", note: "" } }),
  createProposal("Otra", "otra.ts"),
  createProposal("Ajena", "lista.ts", { isMine: false, author: "Leo" }),
  createProposal("Cláusula", "src/content/legal/terminos/1.md"),
];

test.each([
  [
    "lista.ts",
    ["Enviado por ti y por aprobar: «Sube»", "Te devolvieron «Vuelve»", "Leo ya envió, y falta aprobar: «Ajena»"],
  ],
  ["terminos", ["Enviado por ti y por aprobar: «Cláusula»"]],
  ["nada", []],
])("the form %s names the proposals of it", (form, expected) => {
  render(<SentNotice shell={{ location: { id: form }, approvals: { proposals } } as unknown as Shell} />);
  expect(screen.queryAllByRole("heading").map(({ textContent }) => textContent)).toEqual(expected);
});

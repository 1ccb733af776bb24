// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sendRequest } from "#editor/app/shared/request.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { cleanUpComponentTest } from "#editor/testing/window/reset-window.ts";
import { TeamStrip } from "./team-strip.tsx";

afterEach(cleanUpComponentTest);

test("an expired session is announced with a sign-in link, until the person is signed in again", async () => {
  let status = 401;
  vi.stubGlobal("fetch", async () => Response.json({ message: "Tu sesión terminó." }, { status }));
  const person = { name: "Ana", email: "ana@wim.example" };
  render(<TeamStrip shell={{ menu: { person }, approvals: {}, unsavedWork: [] } as unknown as Shell} />);
  const messageElement = screen.getByRole("alert");
  expect(messageElement.textContent).toBe("");
  await act(() => sendRequest("GET", "/api/live").catch(() => {}));
  expect(messageElement.textContent).toMatch(/^Tu sesión terminó\./);
  const wayBack = screen.getByRole<HTMLAnchorElement>("link", { name: /^Entrar otra vez/ });
  expect([wayBack.pathname, wayBack.target]).toEqual(["/entrar", "_blank"]);
  status = 200;
  await act(() => sendRequest("GET", "/api/live"));
  expect(messageElement.textContent).toBe("");
});

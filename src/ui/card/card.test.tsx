// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Card } from "./card.tsx";

test("the accessible name of its link is the visible text followed by the heading", () => {
  render(<Card heading="Roaming" headingLevel={2} link={{ text: "Aprende más", href: "/roaming" }} />);
  expect(screen.getByRole("link", { name: "Aprende más Roaming" }).getAttribute("href")).toBe("/roaming");
});

test("a card with a button opens a dialog without script", () => {
  const button = { text: "Mantente a salvo", command: "show-modal", commandfor: "seguridad" } as const;
  render(<Card heading="Cyber-tips" headingLevel={2} button={button} />);
  const { attributes } = screen.getByRole("button", { name: "Mantente a salvo Cyber-tips" });
  expect(attributes.getNamedItem("command")?.value).toBe("show-modal");
  expect(attributes.getNamedItem("commandfor")?.value).toBe("seguridad");
});

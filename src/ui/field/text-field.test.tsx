// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextField } from "./text-field.tsx";

test("a field is described by its hint only; its error is part of its name until it is valid", () => {
  const field = <TextField label="Email" name="email" hint="El que más uses." />;
  const { rerender } = render(field);
  const input = screen.getByRole("textbox", { name: "Email", description: "El que más uses." });
  expect(input.hasAttribute("aria-invalid")).toBe(false);

  rerender(<TextField label="Email" name="email" hint="El que más uses." error="Ingresa un email válido" />);
  const name = "Email Ingresa un email válido";
  expect(screen.getByRole("textbox", { name, description: "El que más uses." })).toBe(input);
  expect(input.getAttribute("aria-invalid")).toBe("true");

  rerender(field);
  expect(screen.getByRole("textbox", { name: "Email" })).toBe(input);
});

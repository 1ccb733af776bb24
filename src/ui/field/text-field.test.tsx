// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextField } from "./text-field.tsx";

test("describes the field by its hint and, if invalid, also by its error", () => {
  const { rerender } = render(<TextField label="Email" name="email" hint="El que más uses." />);
  const listDescriptions = () =>
    (screen.getByLabelText("Email").getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  expect(listDescriptions()).toEqual(["El que más uses."]);
  expect(screen.getByLabelText("Email").hasAttribute("aria-invalid")).toBe(false);

  rerender(<TextField label="Email" name="email" hint="El que más uses." error="Ingresa un email válido" />);
  expect(listDescriptions()).toEqual(["El que más uses.", "Ingresa un email válido"]);
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
});

// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";

const listModules = (address: string) => {
  const { unmount } = render(<QrCode address={address} label="Código" caption="Apunta tu cámara" />);
  const drawing = screen.getByRole("img", { name: "Código" });
  const [, , side] = (drawing.getAttribute("viewBox") ?? "").split(" ");
  const path = drawing.querySelector("path")?.getAttribute("d");
  unmount();
  return { side: Number(side) - 4, path };
};

test("each address has its own code, of sufficient size and with a light margin", () => {
  const short = listModules("https://www.wim.mx/");
  const long = listModules(`https://www.wim.mx/${"a".repeat(80)}`);
  expect(short.side).toBe(25);
  expect(long.side).toBeGreaterThan(short.side);
  expect(short.path).not.toBe(listModules("https://www.wim.mx/a").path);
});

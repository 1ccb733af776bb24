// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const tabs = (
  <Tabs
    label="Marca"
    headingLevel={3}
    tabs={[
      { key: "a", title: "iPhone", content: <p>Ajustes de iPhone</p> },
      { key: "b", title: "Samsung", content: <p>Ajustes de Samsung</p> },
      { key: "c", title: "Pixel", content: <p>Ajustes de Pixel</p> },
    ]}
  />
);

test("shows every panel under its heading without script, and no tabs", () => {
  document.body.innerHTML = renderToString(tabs);
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "iPhone",
    "Samsung",
    "Pixel",
  ]);
  expect([...document.querySelectorAll("p")].filter((text) => text.closest("[hidden]"))).toEqual([]);
  document.body.innerHTML = "";
});

test("chooses with the arrows, wrapping at the ends, and with Home and End", async () => {
  const user = userEvent.setup();
  render(tabs);
  const chosen = () => screen.getByRole("tab", { selected: true });
  await user.tab();
  for (const [key, title] of [
    ["{ArrowRight}", "Samsung"],
    ["{End}", "Pixel"],
    ["{ArrowRight}", "iPhone"],
    ["{ArrowLeft}", "Pixel"],
    ["{Home}", "iPhone"],
  ] as const) {
    await user.keyboard(key);
    expect(chosen().textContent).toBe(title);
    expect(document.activeElement).toBe(chosen());
    expect(screen.getByRole("tabpanel", { name: title })).toBeDefined();
  }
});

test("Tab goes from the chosen tab to its panel, skipping the other tabs", async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("tabpanel", { name: "iPhone" }));
});

// @vitest-environment jsdom
import { render, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildNotices } from "#domain/site/notice.ts";
import { NoticeList } from "./notice-list.tsx";

const empty = { title: "Hoy no hay chisme", text: "Duerme.", picture: "wimy dormido" };
const notices = buildNotices([
  { date: "2026-03-01", title: "Más países", text: ["Uno.", "Dos."] },
  {
    date: "2026-12-24",
    title: "Horario de Navidad",
    text: ["Tres."],
    link: { label: "Habla con soporte", to: "/ayuda" },
  },
]).map(({ link, picture: _, ...notice }) => ({
  ...notice,
  ...(link && { link: { label: link.label, href: link.to } }),
}));

const renderList = (rows: typeof notices) =>
  within(render(<NoticeList label="Avisos" notices={rows} empty={empty} />).container);

test("shows one article per notice, newest first, with its date, paragraphs and link", () => {
  const page = renderList(notices);
  const list = within(page.getByRole("list", { name: "Avisos" }));
  const articles = list.getAllByRole("article");
  expect(articles.map((article) => article.getAttribute("aria-labelledby"))).toEqual([
    "2026-12-24-horario-de-navidad-titulo",
    "2026-03-01-mas-paises-titulo",
  ]);
  const [newest, older] = articles.map((article) => within(article));
  expect(newest?.getByText("24 de diciembre de 2026").getAttribute("datetime")).toBe("2026-12-24");
  expect(newest?.getByRole("link", { name: "Habla con soporte" }).getAttribute("href")).toBe("/ayuda");
  expect(older?.getByRole("heading", { level: 2 }).textContent).toBe("Más países");
  expect(older?.getAllByText(/^(Uno|Dos)\.$/)).toHaveLength(2);
  expect(page.queryByText(empty.title)).toBeNull();
});

test("each notice has its own anchor", () => {
  const { container } = render(<NoticeList label="Avisos" notices={notices} empty={empty} />);
  for (const { id, title } of notices) {
    const target = container.querySelector(`[id="${id}"]`);
    expect(target?.querySelector("h2 a")?.getAttribute("href")).toBe(`#${id}`);
    expect(target?.textContent).toContain(title);
  }
});

test("shows a message when there are no notices", () => {
  const page = renderList([]);
  expect(page.getByRole("heading", { level: 2, name: "Hoy no hay chisme" })).toBeDefined();
  expect(page.getByRole("img", { name: "wimy dormido" })).toBeDefined();
  expect(page.queryByRole("list")).toBeNull();
});

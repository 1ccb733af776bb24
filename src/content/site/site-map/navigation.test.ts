import { expect, test } from "vitest";
import { buildPhoneMenu, headerLinks } from "./navigation.ts";

test("a phone's menu has every link of the header", () => {
  const { memberships, urgent, columns } = buildPhoneMenu();
  const menu = [memberships, ...urgent.links, ...columns.flatMap(({ links }) => links)].map(({ href }) => href);
  expect(menu).toEqual(expect.arrayContaining(headerLinks.map(({ href }) => href)));
});

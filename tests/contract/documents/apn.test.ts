import type { HTMLElement } from "node-html-parser";
import { parse } from "plist";
import { expect, test } from "vitest";
import { apn } from "#content/apn/apn.ts";
import { connectionManual, connectionManualFile } from "#content/apn/apn-manual.ts";
import { apnProfile } from "#content/apn/apn-profile-copy.ts";
import { getOperatorValue } from "#platform/config/config.ts";
import { findBuiltPage, getDiskPath, readBuiltText } from "../support/built-site.ts";
import { runPopplerTool } from "../support/poppler.ts";

const update = findBuiltPage("/actualiza-tu-apn").root;
const manual = findBuiltPage("/manual-de-conexion-apn").root;

type Profile = {
  PayloadDisplayName: string;
  PayloadOrganization: string;
  PayloadContent: { APNs: { Name: string }[]; AttachAPN: { Name: string } }[];
};

const listTexts = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map(({ text }) => text.trim());

test("the APN profile sets the values that both pages tell visitors to enter, under the same name", () => {
  const profile = parse(readBuiltText(apnProfile.path)) as Profile;
  const [payload] = profile.PayloadContent;
  const writtenTexts = [payload?.APNs[0]?.Name, payload?.AttachAPN.Name];
  expect(writtenTexts).toEqual([apn.data, apn.lte]);
  for (const page of [update, manual]) {
    expect(listTexts(page, "[data-copy-row]:not(li *) > [data-value]")).toEqual(writtenTexts);
    expect(page.querySelector("main")?.text).toContain(`«${profile.PayloadDisplayName}»`);
  }
  expect(profile.PayloadOrganization).toBe(getOperatorValue("legalName") ?? "wim");
});

test("a button copies the value next to it", () => {
  const rows = [update, manual].flatMap((page) => page.querySelectorAll("[data-copy-row]"));
  const buttons = rows.flatMap((row) => row.querySelectorAll("[data-copy]").map((button) => ({ row, button })));
  expect(buttons.length).toBeGreaterThan(8);
  for (const { row, button } of buttons)
    expect(button.getAttribute("data-copy")).toBe(row.querySelector("[data-value]")?.text);
});

test("no link to the profile is a download link, which would hide the profile from Safari", () => {
  for (const page of [update, manual]) {
    const links = page.querySelectorAll(`a[href="${apnProfile.path}"]`);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.hasAttribute("download")).toBe(false);
  }
});

test("both pages have an anchor for each brand", () => {
  for (const id of ["iphone", "honor", "motorola", "samsung", "xiaomi"])
    for (const page of [update, manual]) expect(page.getElementById(id), id).not.toBeNull();
});

const withoutSpaces = (text: string) => text.replaceAll(/[\s\u00a0]+/g, "");

test("the manual's PDF contains every guide of its page, in the same order, and nothing else", async () => {
  // Crops header and footer.
  const body = ["-r", "72", "-x", "0", "-y", "80", "-W", "612", "-H", "645"];
  const file = getDiskPath(connectionManualFile.path);
  const document = withoutSpaces(await runPopplerTool("pdftotext", "-raw", ...body, file, "-"));
  const pieces = connectionManual.guides.flatMap(({ id }) =>
    (
      manual.getElementById(id)?.closest("details")?.querySelectorAll("h2, h3, p:not([data-no-print]), dt, dd, li") ??
      []
    )
      .filter((element) => !element.querySelector("h3, p, dl"))
      .map(({ text }) => withoutSpaces(text)),
  );
  expect(pieces.length).toBeGreaterThan(100);
  const [first = "", ...rest] = pieces;
  let at = document.indexOf(first) + first.length;
  let between = "";
  for (const piece of rest) {
    const next = document.indexOf(piece, at);
    expect(next, `the PDF lacks «${piece}» after «${document.slice(at - 30, at)}»`).toBeGreaterThan(-1);
    between += document.slice(at, next);
    at = next + piece.length;
  }
  // Only step numbers and list markers may remain.
  expect(between).not.toMatch(/\p{L}/u);
});

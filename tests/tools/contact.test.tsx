import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { simPath, simTokenCopy } from "#content/sim/sim-progress.ts";
import { contact, getContactValue } from "#content/site/operator/contact.ts";
import { contactFields } from "#content/site/operator/contact-fields.ts";
import { missingValues, placeholders } from "#content/site/operator/operator-values.ts";
import {
  buildPhoneMenu,
  footerCopy,
  footerLinkColumns,
  headerCopy,
  headerLinks,
  socialLinks,
} from "#content/site/site-map/navigation.ts";
import { createBodyAttributes } from "#layout/body-attributes.ts";
import { SiteHeader } from "#layout/header/site-header.tsx";
import { SiteFooter } from "#layout/site-footer.tsx";
import { Page as Help } from "#pages/ayuda/+Page.server.tsx";
import { Page as Home } from "#pages/index/+Page.server.tsx";
import { Page as Theft } from "#pages/reportar-robo-equipo/+Page.server.tsx";

const { written } = vi.hoisted(() => {
  const listAddresses = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [`${name}Url`, `https://${name.toLowerCase()}.wim.mx/`]));
  const written = {
    support: { supportPhone: "8112345678", supportShortCode: "*611", supportEmail: "ayuda@wim.mx" },
    emails: { privacyEmail: "datos@wim.mx", authoritiesEmail: "autoridades@wim.mx", securityEmail: "fallas@wim.mx" },
    app: listAddresses("playStore", "appStore"),
    profiles: listAddresses("facebook", "instagram", "x", "tiktok"),
    services: listAddresses("login", "purchase", "invoicePortal", "helpCenter", "helpRequest", "portingStatus"),
  };
  return { written };
});

vi.mock("#content/data/contact.ts", () => ({
  data: {
    ...written,
    emails: { ...written.emails, privacyEmail: "antes@wim.mx" },
    coming: {
      "2025-01-01": { "emails.privacyEmail": { was: "antes@wim.mx", value: "datos@wim.mx", by: "Ana" } },
      "2999-01-01": { "emails.privacyEmail": { was: "datos@wim.mx", value: "luego@wim.mx", by: "Ana" } },
    },
  },
}));

// A frozen version keeps the values of its day, so the texts are read from their sources.
vi.mock("#content/legal/versions/published-versions.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#content/legal/versions/published-versions.ts")>();
  const listVersionNumbers: typeof original.listVersionNumbers = (folder, ending) =>
    ending === ".md" ? original.listVersionNumbers(folder, ending) : [];
  return { ...original, listVersionNumbers };
});

const phone = "81 1234 5678";
const phoneShown = phone.replaceAll(" ", "\u00a0");
const call = "tel:+528112345678";

/** All of the content, except the modules that contain only these values. */
const content = JSON.stringify(
  import.meta.glob(
    [
      "/src/content/**/*.ts",
      "!/src/content/data/**",
      "!/src/content/site/operator/contact*.ts",
      "!/src/content/site/operator/operator-values.ts",
      // Mocked above, and mocks cannot be written as JSON.
      "!/src/content/legal/versions/published-versions.ts",
      "!**/*.test.ts",
    ],
    { eager: true },
  ),
).replaceAll("\u00a0", " ");

const render = (node: Parameters<typeof renderToString>[0]) => parse(renderToString(node));
const listLinks = (page: ReturnType<typeof parse>) =>
  page.querySelectorAll("a[href]").map((link) => link.getAttribute("href"));
const footer = render(<SiteFooter columns={footerLinkColumns} social={socialLinks} copy={footerCopy} />);
const header = render(
  <SiteHeader
    links={headerLinks}
    menu={buildPhoneMenu()}
    copy={headerCopy}
    download={headerCopy.download}
    token={{ ...simTokenCopy, href: simPath, isCurrent: false }}
    current="/"
  />,
);

test("staff's values are in the site's spelling, as of today", () => {
  expect(contact).toMatchObject({ supportPhone: phone, supportShortCode: "*611", privacyEmail: "datos@wim.mx" });
  expect(getContactValue("xUrl")).toBe("https://x.wim.mx/");
  expect(missingValues.filter(({ name }) => name in contactFields)).toEqual([]);
});

test("all content has staff's values, and no placeholder for them", () => {
  const standIns = Object.values(contactFields).flatMap(({ placeholder }) => placeholder ?? []);
  expect(standIns.length).toBeGreaterThan(15);
  expect(standIns.filter((standIn) => content.includes(standIn))).toEqual([]);
  expect(placeholders.filter((placeholder) => standIns.includes(placeholder))).toEqual([]);
  // Only security.txt contains the address for reporting vulnerabilities.
  const missing = Object.entries(contact).filter(
    ([key, text]) => key !== "securityEmail" && !content.includes(`${text}`),
  );
  expect(missing).toEqual([]);
  for (const other of ["antes@wim.mx", "luego@wim.mx"]) expect(content).not.toContain(other);
});

test("header and footer link to staff's values", () => {
  expect(listLinks(header)).toEqual(expect.arrayContaining([contact.loginUrl, contact.helpCenterUrl]));
  expect(listLinks(footer)).toEqual(
    expect.arrayContaining([
      ...[call, `mailto:${contact.supportEmail}`, contact.playStoreUrl, contact.appStoreUrl],
      ...[contact.facebookUrl, contact.instagramUrl, contact.xUrl, contact.tiktokUrl, contact.invoicePortalUrl],
    ]),
  );
  expect(footer.text).toContain(phoneShown);
  expect(createBodyAttributes({ urlPathname: "/", is404: null })).toMatchObject({
    "data-play-url": contact.playStoreUrl,
    "data-app-store-url": contact.appStoreUrl,
  });
});

test("help page and theft page say how to reach support; the theft page omits the short code, which requires a line", () => {
  const help = render(<Help />);
  const theft = render(<Theft />);
  for (const page of [help, theft]) {
    expect(listLinks(page)).toEqual(expect.arrayContaining([call, `mailto:${contact.supportEmail}`]));
    expect(page.text).toContain(phoneShown);
  }
  expect(listLinks(help)).toContain(contact.helpRequestUrl);
  expect(help.text).toContain("Desde tu wim también marca *611");
  expect(theft.text).not.toContain("*611");
});

test("structured data contain the phone, address and profiles that staff wrote", () => {
  const [organization] = render(<Home />)
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => JSON.parse(text))
    .filter((data) => data["@type"] === "Organization");
  expect(organization).toMatchObject({
    sameAs: [contact.facebookUrl, contact.instagramUrl, contact.xUrl, contact.tiktokUrl],
    contactPoint: { telephone: "+528112345678", email: contact.supportEmail },
  });
});

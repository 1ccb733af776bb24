import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { membershipEntries } from "#content/registry/registry.ts";
import { sharedRegistryFiles } from "#content/registry/registry-documents.ts";
import { RegistryPage } from "./registry-page.tsx";

const fileId = "1AbCdEfGhIjKlMnOpQrStUvWxYz012345";

test("a shared file's id in its row: the page shows that file, asks for nothing by itself, and the policy allows it", async () => {
  const entry = membershipEntries[0];
  if (!entry) throw new Error("no registration");
  Object.assign(sharedRegistryFiles, { [entry.id]: fileId });
  const page = parse(renderToStaticMarkup(<RegistryPage entry={entry} />));
  const frame = page.querySelector("iframe");
  const show = page.querySelector(`a[target="${frame?.getAttribute("name")}"]`)?.getAttribute("href");
  expect(frame?.hasAttribute("src")).toBe(false);
  expect(show).toContain(fileId);
  expect(page.querySelectorAll('[href$=".pdf"]')).toEqual([]);
  // Read once, as the tables of content are: only now, with the row filled.
  const { framedHosts } = await import("#content/documents/framed-hosts.ts");
  expect(framedHosts).toEqual([new URL(show ?? "").origin]);
});

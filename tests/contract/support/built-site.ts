import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type HTMLElement, parse } from "node-html-parser";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { replaceHashes } from "../files/name-hashes.ts";

const distDir = process.env.WIM_DIST ?? "dist";
const clientDir = join(distDir, "client");
if (!existsSync(join(clientDir, "index.html")))
  throw new Error(`No built site in ${clientDir}: run npm run build first`);

export type BuiltPage = { address: string; html: string; root: HTMLElement };

/** Addresses of all files of the site, such as `/assets/style.css`. */
export const builtFileAddresses = globSync("**/*", { cwd: clientDir, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length).replaceAll(sep, "/"))
  .sort();

export const readBuiltBytes = (address: string) => readFileSync(join(clientDir, address));
/** Gets the path on disk of a built file, for tools that read files themselves. */
export const getDiskPath = (address: string) => join(clientDir, address);
export const readBuiltText = (address: string) => readFileSync(join(clientDir, address), "utf8");

export const builtPages: BuiltPage[] = builtFileAddresses
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const html = readBuiltText(file);
    return { address: file.replace(/\/?index\.html$/, "") || "/", html, root: parse(html) };
  });

export const notFoundAddress = "/404.html";

export function findBuiltPage(address: string): BuiltPage {
  const page = builtPages.find((candidate) => candidate.address === address);
  if (!page) throw new Error(`the build has no page ${address}`);
  return page;
}

const sizes = new Map<string, number>();

/**
 * Measures the bytes as sent: of the brotli file, if there is one. Scripts and stylesheets are compressed again, with
 * constant hashes, so that the same source always has the same size.
 */
export function measureTransferBytes(address: string): number {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const file = join(clientDir, address);
  const isCompressed = existsSync(`${file}.br`);
  const bytes =
    isCompressed && /\.(?:js|css)$/.test(address)
      ? brotliCompressSync(replaceHashes(readBuiltText(address))).length
      : statSync(isCompressed ? `${file}.br` : file).size;
  sizes.set(address, bytes);
  return bytes;
}

export const sumTransferBytes = (addresses: Iterable<string>) =>
  [...addresses].reduce((total, address) => total + measureTransferBytes(address), 0);

/** Gets the file that the server sends for an address. */
export function getFileAddress(address: string): string {
  const page = `${address.replace(/\/$/, "")}/index.html`;
  return builtFileAddresses.includes(page) ? page : address;
}

/** Finds the reason why a link is broken; undefined if it works. Does not check links to other sites. */
export function findBrokenLinkReason(href: string, from: BuiltPage): string | undefined {
  const url = new URL(href, `https://site.invalid${from.address}`);
  if (url.host !== "site.invalid") return url.protocol === "http:" ? "is not https" : undefined;
  if (Object.values<string>(collectorPaths).includes(url.pathname)) return undefined;
  const target = builtPages.find(({ address }) => address === url.pathname);
  if (!target) return builtFileAddresses.includes(getFileAddress(url.pathname)) ? undefined : "leads nowhere";
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === "" || target.root.getElementById(anchor)) return undefined;
  return `points to #${anchor}, which is not on ${target.address}`;
}

/** Names a script by its first source module, for messages: its file name is only a hash. */
export function findModuleName(address: string): string {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(join(distDir, "assets.json"), "utf8"),
  );
  return Object.values(manifest).find(({ file }) => `/${file}` === address)?.name ?? "";
}

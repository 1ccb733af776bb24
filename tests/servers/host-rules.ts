/** Interprets `_headers` and `_redirects` as documented by their hosts, independently of the code that writes them. */
import type { StaticHost } from "#deploy/host-files.ts";

type Block = { address: RegExp; set: [name: string, value: string][]; detached: string[] };

const escaped = (text: string) => text.replace(/[.+?()[\]{}|^$\\]/g, "\\$&");

/** `*` matches any text, `:name` one segment of a path. */
function addressOf(rule: string): RegExp {
  const parts = escaped(rule)
    .replace(/:([a-z]+)/g, "(?<$1>[^/]+)")
    .replace("*", "(?<splat>.*)");
  return new RegExp(`^${parts}$`);
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "" && !each.startsWith("#"))) {
    const last = blocks.at(-1);
    const header = /^\s+(?:! (?<gone>[\w-]+)|(?<name>[\w-]+): (?<value>.+))$/.exec(line)?.groups;
    if (!/^\s/.test(line)) blocks.push({ address: addressOf(line), set: [], detached: [] });
    else if (!last || !header) throw new Error(`no header of a rule: ${line}`);
    else if (header.gone) last.detached.push(header.gone);
    else last.set.push([header.name ?? "", header.value ?? ""]);
  }
  return blocks;
}

/** The headers that a host sends with an address: Cloudflare joins values with commas, Netlify takes the last. */
export function parseHeaderRules(text: string, host: StaticHost): (address: string) => Record<string, string> {
  const blocks = blocksOf(text);
  return (address) => {
    const sent: Record<string, string> = {};
    for (const { set, detached } of blocks.filter((block) => block.address.test(address))) {
      if (host === "netlify" && detached.length > 0) throw new Error("Netlify knows no detached header");
      for (const name of detached) delete sent[name];
      for (const [name, value] of set)
        sent[name] = host === "cloudflare" && sent[name] !== undefined ? `${sent[name]}, ${value}` : value;
    }
    return sent;
  };
}

/** The target of an address by the first matching rule; an existing file takes precedence. */
export function parseRedirectRules(text: string, files: ReadonlySet<string>): (address: string) => string | undefined {
  const rules = text
    .trim()
    .split("\n")
    .map((line) => line.split(" "))
    .map(([from = "", to = "", status = ""]) => ({ address: addressOf(from), to, status }));
  return (address) => {
    if (files.has(address) || files.has(`${address}.html`)) return undefined;
    for (const { address: from, to, status } of rules) {
      const found = from.exec(address);
      if (found && status !== "200") return to.replace(/:([a-z]+)/g, (_, name: string) => found.groups?.[name] ?? "");
    }
    return undefined;
  };
}

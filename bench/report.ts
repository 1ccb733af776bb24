import { budgets } from "../tests/contract/budgets.ts";
import { type Bound, type Verdict, verdictsOn } from "./bounds.ts";
import { conditions, lighthouseRuns, visits } from "./conditions.ts";
import type { Figures } from "./figures.ts";
import { categoryIds, isFull } from "./lighthouse-scores.ts";
import { markdownTable } from "./markdown.ts";
import { median } from "./median.ts";

export type Run = {
  pages: readonly Figures[];
  /** As in 2026-11-21. */
  date: string;
  minutes: number;
  /** Processor, memory and versions, in a line. */
  machine: string;
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number) => (Number.isNaN(ms) ? "" : `${Math.round(ms)} ms`);
const percent = (share: number) => `${Math.round(share * 100)}%`;

const written: Readonly<Record<Bound["unit"], (figure: number) => string>> = {
  times: (figure) => String(Number(figure.toFixed(3))),
  shift: (figure) => String(figure),
  ms: milliseconds,
  bytes: kilobytes,
  score: String,
  files: String,
};

const signs: Readonly<Record<Bound["kind"], string>> = { "at most": "≤", "less than": "<", "at least": "≥" };

function summaryRow({ bound, pages, worst, misses }: Verdict): string[] {
  const { what, kind, limit, unit } = bound;
  return [
    what,
    `${signs[kind]} ${written[unit](limit)}`,
    `${pages - misses.length} of ${pages}`,
    worst ? `${written[unit](worst.measured)} on ${worst.route}` : "",
  ];
}

function summaryTable(pages: readonly Figures[]): string {
  const withoutIsland = pages.filter(({ weight }) => !weight.hasIsland).length;
  const shareRow = [
    "Pages without an island",
    `≥ ${percent(budgets.pagesWithoutIsland)}`,
    `${percent(withoutIsland / pages.length)}: ${withoutIsland} of ${pages.length}`,
    "",
  ];
  const rows = verdictsOn(pages)
    .filter((verdict) => verdict.pages > 0)
    .map(summaryRow);
  return markdownTable(["what", "bound", "holds on", "worst"], [...rows, shareRow]);
}

/** A line for each miss: where, what, by how much. */
export function missList(pages: readonly Figures[]): string {
  const lines = verdictsOn(pages).flatMap(({ bound, misses }) => {
    const { what, unit, kind, limit } = bound;
    const show = written[unit];
    const places = misses.map(({ route, measured }) => `${route} ${show(measured)}${beyond(measured, limit)}`);
    return places.length > 0 ? [`- **${what}** (${signs[kind]} ${show(limit)}): ${places.join("; ")}.`] : [];
  });
  return lines.length > 0 ? lines.join("\n") : "No page misses any.";
}

/** By how much, where that is a share of anything. */
function beyond(measured: number, limit: number): string {
  if (limit === 0) return "";
  const share = Math.abs(measured / limit - 1) * 100;
  return ` (${measured > limit ? "+" : "−"}${share.toFixed(1)}%)`;
}

/** What Lighthouse finds, however full the score: an audit a row, with its pages. */
export function remarkTable(pages: readonly Figures[]): string {
  const found = Map.groupBy(
    pages.flatMap(({ route, judgement }) => judgement.remarks.map((remark) => ({ route, ...remark }))),
    ({ category, id }) => `${category} ${id}`,
  );
  const rows = [...found.values()]
    .toSorted((a, b) => b.length - a.length)
    .map((remarks) => {
      const routes = remarks.map(({ route }) => route);
      const [first] = remarks;
      const isEverywhere = routes.length === pages.length;
      return [
        first ? `\`${first.id}\`: ${first.title}` : "",
        first?.category ?? "",
        first?.counts ? "yes" : "no",
        String(Math.min(...remarks.map(({ score }) => score))),
        isEverywhere
          ? "every page"
          : `${routes.length}: ${routes.slice(0, 6).join(" ")}${routes.length > 6 ? " …" : ""}`,
      ];
    });
  return markdownTable(["audit", "category", "counts", "lowest score", "pages"], rows);
}

const headings = [
  "route",
  "script before scrolling",
  "script after",
  "fonts",
  "first visit",
  "LCP",
  "LCP plain",
  "ratio",
  "visits",
  "CLS",
  "TBT",
  "TBT scrolling",
  "Lighthouse",
];

function cells({ route, weight, times, judgement }: Figures): string[] {
  return [
    route,
    kilobytes(weight.scriptBefore),
    `${kilobytes(weight.scriptAfter)}${weight.hasIsland ? "" : " °"}`,
    kilobytes(weight.fonts),
    kilobytes(weight.visit),
    milliseconds(times.lcpMs),
    milliseconds(times.plainLcpMs),
    times.lcpRatio.toFixed(2),
    String(times.visits),
    String(times.shift),
    milliseconds(times.blockingMs),
    milliseconds(times.scrollBlockingMs),
    `${categoryIds.map((id) => judgement.scores[id]).join(" ")}${judgement.isLeftOutOnPurpose ? " *" : ""}`,
  ];
}

export function routeTable(pages: readonly Figures[]): string {
  return markdownTable(headings, pages.map(cells));
}

export function performancePage({ pages, date, minutes, machine }: Run): string {
  const { processorSlowdown, roundTripMs, downloadMbps, uploadMbps, viewport } = conditions;
  const full = pages.filter(({ judgement }) => isFull(judgement));
  const leftOut = full.filter(({ judgement }) => judgement.isLeftOutOnPurpose).length;
  const middle = (figure: (page: Figures) => number) => median(pages.map(figure));
  return `# Speed, as measured

Written by \`npm run bench\` on ${date}, in one run of ${minutes} minutes: ${machine}.

## What holds

${summaryTable(pages)}

In the middle of all pages: LCP ${milliseconds(middle(({ times }) => times.lcpMs))}, ${middle(({ times }) => times.lcpRatio).toFixed(2)} times that of the plain page; first visit ${kilobytes(middle(({ weight }) => weight.visit))}. Lighthouse gives all that it can to ${full.length} of ${pages.length} pages: 100 in four categories to ${full.length - leftOut}, and 100 in three to ${leftOut} more, which the site keeps away from search engines on purpose (\`noindex\`; the audit \`is-crawlable\` takes that for a fault, and nothing else lowers their fourth score).

## What misses a bound

${missList(pages)}

## What Lighthouse remarks

Audits below 1, whether they count in a score or not; metrics aside. Two of them, \`render-blocking-insight\` and \`network-dependency-tree-insight\`, remark on any page whose stylesheet is a file; it is one, since the content security policy allows no style inside the page (docs/decisions/0037).

${remarkTable(pages)}

## Every page

${routeTable(pages)}

° No island on the page. * Kept away from search engines on purpose.

## How

- A phone of ${viewport.width} x ${viewport.height}, its processor ${processorSlowdown} times slower than this machine's, on a network of ${downloadMbps} Mbps down, ${uploadMbps} Mbps up and ${roundTripMs} ms round trip (Chromium's own throttling), cache empty. Bytes are as they travel (brotli), without headers.
- *Plain*: the same page from the same server with all script and all downloaded fonts removed, and nothing else changed; the device's fonts that stand in for them stay.
- Times are medians of ${visits.first} visits, in turns with as many to the plain page; of pages that a template makes from rows or texts the first has that many, each other ${visits.alike}. A page that misses a bound in time is visited ${visits.again} times more, and the median is over all its visits; one that holds is not, so a figure right under a bound may lie right over it another day.
- *CLS*: the worst visit counts. *TBT*: what tasks take beyond 50 ms each, from the first paint until the network is quiet. *TBT scrolling*: from there to the end of the page in one sweep, while every island wakes; measured on one visit, and where that is over the bound on ${visits.again} more.
- *Script before scrolling*: what the page asks for by itself. *After*, *fonts* and *first visit*: scrolled to the end. The pack that help pages keep for the time without network is not in it: it travels once for all of them, not at all where somebody saves data, and has a budget of its own (\`tests/contract/offline.test.ts\`).
- *Lighthouse*: performance, accessibility, best practices and search engines, with its own default settings for a phone; the middle of ${lighthouseRuns} runs where the first gives no full performance. It takes this machine's address for a secure one, so what it says of HTTPS is no proof; the servers' own tests hold the headers.
- \`/formulario\` is no address to visit: it is the answer to a form sent without script.
- There are no peers in the table: the bench runs without a network, so other operators' sites cannot be measured beside ours in the same run. The plain page stands in their place.

Budgets in bytes fail the gate (\`tests/contract/budgets.ts\`); times and scores do not, since they depend on the machine. To measure one page while working on it: \`npm run bench -- /esim\`; it writes nothing.
`;
}

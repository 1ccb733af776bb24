import { verdictsOn } from "./bounds.ts";
import { conditions, leastCoverage, lighthouseRuns, visits } from "./conditions.ts";
import type { PageFigures, TemplateFigures } from "./figures.ts";
import { isFull } from "./lighthouse-scores.ts";
import { median } from "./median.ts";
import type { Measured } from "./page-bench.ts";
import {
  findingList,
  kilobytes,
  milliseconds,
  remarkTable,
  summaryTable,
  templateTable,
  weightTable,
} from "./report-tables.ts";
import type { Template } from "./templates.ts";

export type Run = {
  /** All that were to be measured. */
  templates: readonly Template[];
  measured: Measured;
  pages: readonly PageFigures[];
  /** As in 2026-11-21. */
  date: string;
  minutes: number;
  /** Processor, memory and versions, in a line. */
  machine: string;
};

/** What a run that is not whole is without; nothing of one that is. */
function missing({ templates, measured: { left } }: Run): string {
  const parts = [
    left.first > 0 && `not visited, and not in it: ${left.first} of ${templates.length} templates`,
    left.again > 0 && `not visited again, though not told apart from a bound: ${left.again}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `\n**The run was ended early**: ${parts.join("; ")}.\n` : "";
}

/** How often each count of visits is right, as in: 90.8% of 13 visits. */
function coverages(templates: readonly TemplateFigures[]): string {
  const byCount = new Map(templates.map(({ times }) => [times.visits, times.lcpRatio.coverage]));
  return [...byCount]
    .toSorted(([a], [b]) => a - b)
    .map(([count, coverage]) => `${(coverage * 100).toFixed(1)}% with ${count} visits`)
    .join(", ");
}

export function performancePage(run: Run): string {
  const { pages, date, minutes, machine, measured } = run;
  const { templates } = measured;
  const { processorSlowdown, roundTripMs, downloadMbps, uploadMbps, viewport } = conditions;
  const verdicts = verdictsOn(templates, pages);
  const full = templates.filter(({ judgement }) => isFull(judgement));
  const leftOut = full.filter(({ judgement }) => judgement.isLeftOutOnPurpose).length;
  const middle = (figure: (template: TemplateFigures) => number) => median(templates.map(figure));
  return `# Speed, as measured

Written by \`npm run bench\` on ${date}, in one run of ${minutes} minutes: ${machine}.
${missing(run)}
Times and scores are those of templates, each visited at its heaviest page: ${templates.length}. Bytes are those of all ${pages.length} pages.

## What holds

${summaryTable(templates, pages)}

In the middle of all templates: LCP ${milliseconds(middle(({ times }) => times.lcpMs))}, ${middle(({ times }) => times.lcpRatio.median).toFixed(2)} times that of the plain page. In the middle of all pages: first visit ${kilobytes(median(pages.map(({ weight }) => weight.visit)))}. Lighthouse gives all that it can to ${full.length} of ${templates.length} pages that it looked at: 100 in four categories to ${full.length - leftOut}, and 100 in three to ${leftOut} more, which the site keeps away from search engines on purpose (\`noindex\`; the audit \`is-crawlable\` takes that for a fault, and nothing else lowers their fourth score).

### Missed

${findingList(verdicts, "missed")}

### Not told apart

${findingList(verdicts, "not told apart")}

## Templates

${templateTable(templates)}

*Interval*: where the median of the ratio lies. *Bound*: whether it lies wholly within the bound, wholly beyond, or is not told apart. In brackets, the same of TBT. * Kept away from search engines on purpose.

## What Lighthouse remarks

Audits below 1, whether they count in a score or not; metrics aside. Two of them, \`render-blocking-insight\` and \`network-dependency-tree-insight\`, remark on any page whose stylesheet is a file; it is one, since the content security policy allows no style inside the page (docs/decisions/0037).

${remarkTable(templates)}

## Every page

${weightTable(pages, run.templates)}

° No island on the page. *Timed*: at which page the template is visited.

## How

- A phone of ${viewport.width} x ${viewport.height}, its processor ${processorSlowdown} times slower than this machine's, on a network of ${downloadMbps} Mbps down, ${uploadMbps} Mbps up and ${roundTripMs} ms round trip (Chromium's own throttling), cache empty. Bytes are as they travel (brotli), without headers.
- *Plain*: the same page from the same server with all script and all fonts of its own removed, those inside its stylesheet too, and nothing else changed; the device's fonts that stand in for them stay.
- *Template*: a family of pages that are made from rows or texts (\`tests/support/page-families.ts\`); of the other pages, those that wake the same islands, also none. Its heaviest page is visited: other pages of it differ in their words.
- *Turns*: page and plain page are visited one right after the other, ${visits.first} times, and each goes first every other time. The ratio is taken in each turn; what slows the machine down meanwhile slows down both.
- *Interval*: from one of the ratios in order to another, as many left out below as above, so that it holds the true median in at least ${leastCoverage * 100}% of such runs, whatever the ratios are spread like (${coverages(templates)}). A bound is missed when the interval lies wholly beyond it, held when it lies wholly within, else the two are *not told apart*. Such a template is visited ${visits.again} times more, and judged by all its visits; there is no third look. So each look errs on a given side of a bound in less than 5% of cases, both together in less than 10%: of so many templates one right at a bound may fall on the wrong side.
- *CLS*: the worst visit counts. *TBT*: what tasks take beyond 50 ms each, from the first paint until the network is quiet. *TBT scrolling*: from there to the end of the page in one sweep, while every island wakes. Both are medians of all visits, with their intervals.
- *Script before scrolling*: what the page asks for by itself. *After*, *fonts* and *first visit*: scrolled to the end. Fonts inside the stylesheet count as stylesheet. The pack that help pages keep for the time without network is not in it: it travels once for all of them, not at all where somebody saves data, and has a budget of its own (\`tests/contract/kept-pages.test.ts\`).
- *Lighthouse*: performance, accessibility, best practices and search engines, with its own default settings for a phone; the middle of ${lighthouseRuns} runs where the first gives no full performance. It takes this machine's address for a secure one, so what it says of HTTPS is no proof; the servers' own tests hold the headers.
- \`/formulario\` is no address to visit: it is the answer to a form sent without script.
- There are no peers in the table: the bench runs without a network, so other operators' sites cannot be measured beside ours in the same run. The plain page stands in their place.

Budgets in bytes fail the gate (\`tests/contract/budgets.ts\`); times and scores do not, since they depend on the machine. To measure one page while working on it: \`npm run bench -- /esim\`; it writes nothing. The gate makes one visit (\`npm run bench -- --smoke\`), so that the bench itself is known to run.
`;
}

import { evaluateBounds } from "../bounds.ts";
import { lighthouseRuns, minConfidence, simulatedPhone, visitCounts } from "../conditions.ts";
import { hasFullScores } from "../lighthouse-scores.ts";
import type { BenchResults } from "../page-bench.ts";
import type { Template } from "../templates.ts";
import type { PageFigures, TemplateFigures } from "./figures.ts";
import { computeMedian } from "./median.ts";
import {
  formatFindingList,
  formatKilobytes,
  formatMilliseconds,
  formatRemarkTable,
  formatSummaryTable,
  formatTemplateTable,
  formatWeightTable,
} from "./report-tables.ts";

export type BenchRun = {
  /** All templates planned for the run. */
  templates: readonly Template[];
  results: BenchResults;
  pages: readonly PageFigures[];
  /** Day of the report as an ISO date, such as `2026-11-21`. */
  date: string;
  minutes: number;
  /** Processor, memory and versions of the tools, in one line. */
  machine: string;
};

/** @returns a line that names the missing parts of an incomplete run; empty for a complete run. */
function formatMissingParts({ templates, results: { missingTemplates } }: BenchRun): string {
  const parts = [
    missingTemplates.withoutFirstVisits > 0 &&
      `not visited, and not included: ${missingTemplates.withoutFirstVisits} of ${templates.length} templates`,
    missingTemplates.withoutFurtherVisits > 0 &&
      `not visited again, though inconclusive: ${missingTemplates.withoutFurtherVisits}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `\n**The run was ended early**: ${parts.join("; ")}.\n` : "";
}

/** Formats the confidence per number of visits: `90.8% with 13 visits`. */
function formatConfidences(templates: readonly TemplateFigures[]): string {
  const byCount = new Map(templates.map(({ times }) => [times.visitCount, times.lcpRatio.confidence]));
  return [...byCount]
    .toSorted(([a], [b]) => a - b)
    .map(([count, coverage]) => `${(coverage * 100).toFixed(1)}% with ${count} visits`)
    .join(", ");
}

export function formatPerformanceReport(run: BenchRun): string {
  const { pages, date, minutes, machine, results } = run;
  const { templates } = results;
  const { processorSlowdown, roundTripMs, downloadMbps, uploadMbps, viewport } = simulatedPhone;
  const verdicts = evaluateBounds(templates, pages);
  const fullScoreTemplates = templates.filter(({ lighthouse }) => hasFullScores(lighthouse));
  const hiddenCount = fullScoreTemplates.filter(({ lighthouse }) => lighthouse.isHiddenOnPurpose).length;
  const computeTemplateMedian = (figure: (template: TemplateFigures) => number) => computeMedian(templates.map(figure));
  return `# Speed, as measured

Written by \`npm run bench\` on ${date}, in one run of ${minutes} minutes: ${machine}.
${formatMissingParts(run)}
Times and scores are for ${templates.length} templates, each visited at its heaviest page. Bytes are for all ${pages.length} pages.

## Bounds

${formatSummaryTable(templates, pages)}

Median of all templates: LCP ${formatMilliseconds(computeTemplateMedian(({ times }) => times.lcpMs))}, ${computeTemplateMedian(({ times }) => times.lcpRatio.median).toFixed(2)} times that of the plain page. Median of all pages: first visit ${formatKilobytes(computeMedian(pages.map(({ weight }) => weight.visit)))}. Lighthouse gives everything it can to ${fullScoreTemplates.length} of ${templates.length} pages that it checked: 100 in four categories to ${fullScoreTemplates.length - hiddenCount}, and 100 in three to ${hiddenCount} more, which the site hides from search engines on purpose (\`noindex\`; the audit \`is-crawlable\` counts that as a fault, and nothing else lowers their fourth score).

### Missed

${formatFindingList(verdicts, "missed")}

### Inconclusive

${formatFindingList(verdicts, "inconclusive")}

## Templates

${formatTemplateTable(templates)}

*Interval*: where the true median of the ratio is. *Bound*: whether the interval is entirely within the bound, entirely beyond it, or inconclusive. In brackets: the interval of TBT. * Hidden from search engines on purpose.

## Lighthouse remarks

Audits below 1, whether or not they count towards a score, except metrics. Two of them, \`render-blocking-insight\` and \`network-dependency-tree-insight\`, flag any page whose stylesheet is a separate file; ours is, because the content security policy allows no inline style (docs/decisions/0047).

${formatRemarkTable(templates)}

## Every page

${formatWeightTable(pages, run.templates)}

° No island on the page. *Timed*: the page at which its template is visited.

## Method

- A ${viewport.width} x ${viewport.height} phone with a processor ${processorSlowdown} times slower than this machine's, on a network with ${downloadMbps} Mbps down, ${uploadMbps} Mbps up and ${roundTripMs} ms round trip (Chromium's own throttling), with an empty cache. Bytes are counted as sent (brotli), without headers.
- *Plain*: the same page from the same server with all its script and all its own fonts removed, including those inside its stylesheet, and nothing else changed; the device fonts that stand in for them stay.
- *Template*: a family of pages that are made from rows or texts (\`tests/support/page-families.ts\`); among the other pages, those that wake the same islands, or none. Its heaviest page is visited: its other pages differ in their words.
- *Turns*: the page and its plain copy are visited one right after the other, ${visitCounts.first} times, and take turns at going first. The ratio is taken per turn; anything that slows the machine down meanwhile slows down both.
- *Interval*: from one of the sorted ratios to another, leaving out as many below as above, so that it contains the true median in at least ${minConfidence * 100}% of such runs, however the ratios are distributed (${formatConfidences(templates)}). A bound is missed if the interval is entirely beyond it and held if it is entirely within; otherwise it is *inconclusive*. Such a template is visited ${visitCounts.further} more times and judged by all its visits; there is no third look. So each look errs on a given side of a bound in less than 5% of cases, both together in less than 10%: among this many templates, one right at a bound may end up on the wrong side.
- *CLS*: the worst visit counts. *TBT*: what each task takes beyond 50 ms, from the first paint until the network is quiet. *TBT scrolling*: from there to the end of the page in one sweep, while every island wakes. Both are medians of all visits, with their intervals.
- *Script before scrolling*: what the page requests by itself. *After*, *fonts* and *first visit*: after scrolling to the end. Fonts inside the stylesheet count as stylesheet. The offline pack of the help pages is not included: it is sent once for all of them, not at all with data saving on, and has a budget of its own (\`tests/contract/files/offline-pack-files.test.ts\`).
- *Lighthouse*: performance, accessibility, best practices and search engines, with its default settings for a phone; the median of ${lighthouseRuns} runs if the first does not give full performance. It treats this machine's address as secure, so its HTTPS result proves nothing; the servers' own tests check the headers.
- \`/formulario\` is not an address to visit: it is the answer to a form sent without script.
- The table has no peers: the bench runs without a network, so other operators' sites cannot be measured next to ours in the same run. The plain page takes their place.

Budgets in bytes fail the gate (\`tests/contract/support/budgets.ts\`); times and scores do not, since they depend on the machine. To measure one page while working on it: \`npm run bench -- /esim\`, which writes nothing. The release check makes one visit (\`npm run bench -- --smoke\`) to make sure that the bench itself runs.
`;
}

import { budgets } from "../../tests/contract/support/budgets.ts";
import {
  type Bound,
  type BoundStatus,
  type BoundVerdict,
  evaluateBounds,
  evaluateLcpBound,
  type PageFinding,
} from "../bounds.ts";
import { categoryIds } from "../lighthouse-scores.ts";
import type { PageFigures, TemplateFigures } from "./figures.ts";
import type { ConfidenceInterval } from "./interval.ts";
import { formatMarkdownTable } from "./markdown.ts";

export const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const formatMilliseconds = (ms: number) => `${Math.round(ms)} ms`;
const formatPercent = (share: number) => `${Math.round(share * 100)}%`;

const figureFormatters: Readonly<Record<Bound["unit"], (figure: number) => string>> = {
  times: (figure) => String(Number(figure.toFixed(3))),
  shift: String,
  ms: formatMilliseconds,
  bytes: formatKilobytes,
  score: String,
  files: String,
};

const signs: Readonly<Record<Bound["kind"], string>> = { "at most": "≤", "less than": "<", "at least": "≥" };

const formatLimit = ({ kind, limit, unit }: Bound) => `${signs[kind]} ${figureFormatters[unit](limit)}`;

function formatFinding({ unit }: Bound, { route, range: { low, median, high } }: PageFinding): string {
  const formatFigure = figureFormatters[unit];
  return `${route} ${formatFigure(median)}${low < high ? ` [${formatFigure(low)}, ${formatFigure(high)}]` : ""}`;
}

function formatSummaryRow({ bound, measuredOn, findings }: BoundVerdict): string[] {
  const count = (wantedStatus: BoundStatus) => findings.filter(({ status }) => status === wantedStatus).length;
  const formatNonZero = (number: number) => (number === 0 ? "" : String(number));
  const [worst] = findings;
  return [
    bound.label,
    formatLimit(bound),
    `${count("held")} of ${findings.length} ${measuredOn}`,
    formatNonZero(count("inconclusive")),
    formatNonZero(count("missed")),
    worst ? formatFinding(bound, worst) : "",
  ];
}

export function formatSummaryTable(templates: readonly TemplateFigures[], pages: readonly PageFigures[]): string {
  const pagesWithoutIsland = pages.filter(({ weight }) => weight.islands.length === 0).length;
  const share = `${formatPercent(pagesWithoutIsland / pages.length)}: ${pagesWithoutIsland} of ${pages.length}`;
  const shareRow = ["Pages without an island", `≥ ${formatPercent(budgets.pagesWithoutIsland)}`, share, "", "", ""];
  const rows = evaluateBounds(templates, pages).map(formatSummaryRow);
  return formatMarkdownTable(["what", "bound", "held by", "inconclusive", "missed by", "worst"], [...rows, shareRow]);
}

/** Formats one line per bound with findings of this status: its pages and values, and the excess of a missed bound. */
export function formatFindingList(
  verdicts: readonly BoundVerdict[],
  wantedStatus: Exclude<BoundStatus, "held">,
): string {
  const lines = verdicts.flatMap(({ bound, findings }) => {
    const places = findings
      .filter(({ status }) => status === wantedStatus)
      .map(
        (finding) => `${formatFinding(bound, finding)}${wantedStatus === "missed" ? formatExcess(finding, bound) : ""}`,
      );
    return places.length > 0 ? [`- **${bound.label}** (${formatLimit(bound)}): ${places.join("; ")}.`] : [];
  });
  return lines.length > 0 ? lines.join("\n") : "None.";
}

/** Formats the distance of the median from the limit, in percent of the limit; empty if the limit is 0. */
function formatExcess({ range: { median } }: PageFinding, { limit }: Bound): string {
  if (limit === 0) return "";
  const share = Math.abs(median / limit - 1) * 100;
  return ` (${median > limit ? "+" : "−"}${share.toFixed(1)}%)`;
}

/**
 * Formats one row per imperfect audit of Lighthouse, with its pages. Lighthouse lists some of them even where the
 * category's score is 100.
 */
export function formatRemarkTable(templates: readonly TemplateFigures[]): string {
  const remarkGroups = Map.groupBy(
    templates.flatMap(({ route, lighthouse }) => lighthouse.remarks.map((remark) => ({ route, ...remark }))),
    ({ category, id }) => `${category} ${id}`,
  );
  const rows = [...remarkGroups.values()]
    .toSorted((a, b) => b.length - a.length)
    .map((remarks) => {
      const routes = remarks.map(({ route }) => route);
      const [first] = remarks;
      return [
        first ? `\`${first.id}\`: ${first.title}` : "",
        first?.category ?? "",
        first?.affectsScore ? "yes" : "no",
        String(Math.min(...remarks.map(({ score }) => score))),
        routes.length === templates.length ? "every page checked" : `${routes.length}: ${routes.join(" ")}`,
      ];
    });
  return formatMarkdownTable(["audit", "category", "counts", "lowest score", "pages"], rows);
}

const formatRatioRange = ({ low, high }: ConfidenceInterval) => `${low.toFixed(2)} to ${high.toFixed(2)}`;
const formatMsRange = ({ median, low, high }: ConfidenceInterval) =>
  low < high ? `${formatMilliseconds(median)} [${Math.round(low)}, ${Math.round(high)}]` : formatMilliseconds(median);

export function formatTemplateTable(templates: readonly TemplateFigures[]): string {
  const headings = ["visited", "stands for", "LCP", "LCP plain", "ratio", "interval", "bound", "visits"];
  const rows = templates.map(({ route, routes, times, lighthouse }) => [
    route,
    routes.length === 1 ? "itself" : `${routes.length} pages`,
    formatMilliseconds(times.lcpMs),
    formatMilliseconds(times.plainLcpMs),
    times.lcpRatio.median.toFixed(2),
    formatRatioRange(times.lcpRatio),
    evaluateLcpBound(times),
    String(times.visitCount),
    String(times.layoutShift),
    formatMsRange(times.blockingMs),
    formatMsRange(times.scrollBlockingMs),
    `${categoryIds.map((id) => lighthouse.scores[id]).join(" ")}${lighthouse.isHiddenOnPurpose ? " *" : ""}`,
  ]);
  return formatMarkdownTable([...headings, "CLS", "TBT", "TBT scrolling", "Lighthouse"], rows);
}

export function formatWeightTable(
  pages: readonly PageFigures[],
  templates: readonly { route: string; routes: readonly string[] }[],
): string {
  const findTimedRoute = (page: string) => templates.find(({ routes }) => routes.includes(page))?.route ?? "";
  const rows = pages.map(({ route, weight }) => [
    route,
    formatKilobytes(weight.scriptBefore),
    `${formatKilobytes(weight.scriptAfter)}${weight.islands.length > 0 ? "" : " °"}`,
    formatKilobytes(weight.fonts),
    formatKilobytes(weight.visit),
    findTimedRoute(route) === route ? "here" : findTimedRoute(route),
  ]);
  return formatMarkdownTable(
    ["page", "script before scrolling", "script after", "fonts", "first visit", "timed"],
    rows,
  );
}

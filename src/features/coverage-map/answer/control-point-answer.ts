import { isInMexico } from "#domain/coverage/mexico.ts";
import type { OverlayId, Technology } from "#domain/coverage/overlay.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import {
  CoverageError,
  type CoverageErrorCode,
  type CoverageSource,
  type Position,
} from "#features/coverage-map/coverage-engine.ts";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import type { TechnologyAnswer } from "#features/coverage-map/coverage-texts.ts";
import { controlDownloadQuestion } from "#features/coverage-map/download/control-download-question.ts";
import type { DownloadConsent } from "#features/coverage-map/download/download-consent.ts";
import { requirePart } from "#features/coverage-map/require-part.ts";
import { announceText } from "#ui/announcement/announce.ts";
import { keepPlaceAnswer } from "./keep-place-answer.ts";
import { lookUpCoverage } from "./look-up-coverage.ts";
import { findNearestSignal } from "./nearest-signal.ts";
import { decideVerdict, type Verdict } from "./verdict.ts";

/** Codes for files that did not load; with any other code, the answer is `unreadable`. */
const missing: readonly CoverageErrorCode[] = ["offline", "not-found", "server"];

export type PointQuestion = {
  /** Introduces the answer: "En Tepic, Nayarit:". */
  place: string;
  /** Name of the place in the verdict: "Tepic". */
  name: string;
  position: Position;
  /** Minimum zoom at which the map shows the place. */
  zoom?: number;
  /** Caveat shown with the answer. */
  remark?: string;
  /** Text that finds the place again, if it was named. */
  query?: string;
};

export type PointAnswerControl = {
  /** Answers a question; cancels an older one. */
  ask(question: PointQuestion): Promise<void>;
  /** Shows a text instead of an answer. @returns a function that tells whether the text is still the latest. */
  say(text: string): () => boolean;
  /** Clears the answer and its announcement, and cancels the question. The space stays, so that nothing moves. */
  clear(): void;
};

export type PointAnswerOptions = {
  source: CoverageSource;
  consent: DownloadConsent;
  /** The element rendered by `PointAnswer`. */
  region: HTMLElement;
  /** Live region for the answer. */
  announced: HTMLElement;
  /** The strip that repeats the verdict; see `VerdictStrip`. */
  strip: HTMLElement;
  /** Text for each answer about a technology. */
  lines: Record<TechnologyAnswer, string>;
  /** Whether all lines are shown together, to avoid layout shifts; otherwise each line as soon as it is known. */
  showsAllAtOnce: boolean;
  /** Called for each question, to mark its position. @returns a function that removes the marker. */
  onAsk: (position: Position, zoom?: number) => () => void;
  /** Called with `undefined` while there is no verdict. */
  onVerdict?: (verdict: Verdict | undefined, position?: Position) => void;
};

/** Controls the answer for a place: a verdict, and a line per technology, queried from oldest to newest. */
export function controlPointAnswer(
  { words: { point: words, download }, overlays, sim }: CoverageMapProps,
  { source, consent, region, announced, strip, lines, showsAllAtOnce, onAsk, onVerdict }: PointAnswerOptions,
): PointAnswerControl {
  const asked = requirePart(region, "asked");
  const conclusion = requirePart(region, "conclusion");
  const remark = requirePart(region, "remark");
  const sentences = requirePart(region, "sentences");
  const note = requirePart(region, "note");
  const covered = requirePart(region, "covered");
  const uncovered = requirePart(region, "uncovered");
  // Absent once no overlay is sample data.
  const sampled = region.querySelector<HTMLElement>("[data-sampled]");
  const simLine = region.querySelector<HTMLElement>("[data-sim-line]");
  const sampleText = words.sampled && `${words.sampled.mark}: ${words.sampled.text}`;
  const technologyOf = ({ dataset }: HTMLElement) => dataset.technology as Technology;
  // From the oldest technology to the newest, the order in which they are announced.
  const rows = [...sentences.querySelectorAll<HTMLElement>("[data-technology]")].sort((one, other) =>
    technologyOf(one).localeCompare(technologyOf(other)),
  );
  const consentQuestion = controlDownloadQuestion(region, download.askForAnswer);
  let turn = 0;
  let latest: PointQuestion | undefined;
  let unmark = () => {};

  function begin(text: string): () => boolean {
    const mine = ++turn;
    consentQuestion.close();
    unmark();
    asked.textContent = text;
    conclude(undefined);
    remarkOn(undefined);
    show(false);
    region.hidden = false;
    delete region.dataset.past;
    region.scrollIntoView?.({ block: "nearest" });
    return () => mine === turn;
  }

  function conclude(text: string | undefined, verdict?: Verdict): void {
    for (const shown of [conclusion, strip]) {
      shown.textContent = text ?? "";
      shown.hidden = text === undefined;
    }
    if (sampled) sampled.hidden = text === undefined;
    covered.hidden = verdict?.kind !== "yes";
    uncovered.hidden = verdict?.kind !== "no";
    if (simLine) simLine.hidden = true;
    onVerdict?.(verdict, latest?.position);
  }

  function show(hasLines: boolean): void {
    sentences.hidden = !hasLines;
    note.hidden = !hasLines;
  }

  function remarkOn(text: string | undefined): void {
    remark.textContent = text ?? "";
    remark.hidden = text === undefined;
  }

  /** Announces the question and the known parts of the answer. */
  function tell(...parts: readonly (string | null | undefined)[]): void {
    announceText(announced, [asked.textContent, ...parts].filter(Boolean).join(" "));
  }

  const kindOf = ({ dataset }: HTMLElement) => dataset.coverage as TechnologyAnswer;
  const formatSentence = (row: HTMLElement) =>
    fillPlaceholders(words.answers[kindOf(row)], { technology: technologyOf(row) });

  function write(row: HTMLElement, kind: TechnologyAnswer): void {
    row.dataset.coverage = kind;
    requirePart(row, "sentence").textContent = fillPlaceholders(lines[kind], { technology: technologyOf(row) });
    requirePart(row, "again").hidden = kind !== "missing" && kind !== "unreadable";
  }

  async function answer(row: HTMLElement, position: Position, isLatest: () => boolean): Promise<void> {
    write(row, "waiting");
    const covers = (id: OverlayId) => source.covers(id, position);
    const { coverage, failure } = await lookUpCoverage(technologyOf(row), overlays, covers);
    if (!isLatest()) return;
    if (coverage !== "unknown") write(row, coverage);
    else write(row, failure && missing.includes(failure) ? "missing" : "unreadable");
  }

  /** Called once all technologies are known: shows the verdict, and announces the answers. */
  async function finish(question: PointQuestion, isLatest: () => boolean): Promise<void> {
    const { name, position, remark: limits, query } = question;
    const verdict = decideVerdict(rows.map((row) => [technologyOf(row), kindOf(row)]));
    const { kind, technology = "" } = verdict;
    const nearest = kind === "no" && (await whereNext(position));
    if (!isLatest()) return;
    if (nearest) remarkOn([limits, nearest].filter(Boolean).join(" "));
    show(true);
    conclude(fillPlaceholders(words.verdicts[kind], { technology, place: name }), verdict);
    const line = sim && simLine && query && keepPlaceAnswer(query, verdict, sim, simLine);
    tell(sampleText, ...rows.map(formatSentence), remark.textContent, line);
  }

  async function whereNext(position: Position): Promise<string | undefined> {
    try {
      const found = await findNearestSignal(overlays, position, source.covers);
      if (!found) return undefined;
      const { technology, km, direction } = found;
      const [distance, towards] = [formatQuantity(km, "km"), words.directions[direction] ?? ""];
      return fillPlaceholders(words.nearest, { technology, distance, direction: towards });
    } catch (error) {
      if (!(error instanceof CoverageError)) throw error;
      return undefined;
    }
  }

  async function mayDownload(isLatest: () => boolean): Promise<boolean> {
    const ids = overlays.map(({ id }) => id);
    const bytes = consent.countBytesToConfirm(ids);
    if (bytes === 0) return true;
    const given = await consentQuestion.ask(bytes, true);
    if (!isLatest()) return false;
    if (given === "yes") consent.accept(ids);
    if (given === "no") remarkOn(words.declined);
    return given === "yes";
  }

  for (const row of rows) {
    requirePart(row, "again").addEventListener("click", () => {
      const mine = turn;
      const sentence = requirePart(row, "sentence");
      sentence.tabIndex = -1;
      sentence.focus();
      const isLatest = () => mine === turn;
      const repeated = latest;
      if (!repeated) return;
      void answer(row, repeated.position, isLatest).then(() => (isLatest() ? finish(repeated, isLatest) : undefined));
    });
  }

  return {
    say(text) {
      const isLatest = begin(text);
      tell();
      return isLatest;
    },
    clear() {
      turn++;
      consentQuestion.close();
      unmark();
      region.dataset.past = "";
      announced.textContent = "";
      // The map and the place search share the strip, so hide it only if it shows this answer's verdict.
      if (strip.textContent === conclusion.textContent) strip.hidden = true;
    },
    async ask(next) {
      const { place, position, zoom, remark: limits } = next;
      const isLatest = begin(place);
      latest = next;
      unmark = onAsk(position, zoom);
      if (!isInMexico(position.longitude, position.latitude)) {
        remarkOn(words.outside);
        return tell(words.outside);
      }
      if (!(await mayDownload(isLatest))) return isLatest() ? tell(remark.textContent) : undefined;
      for (const row of rows) write(row, "waiting");
      conclude(words.verdicts.waiting);
      remarkOn(limits);
      show(!showsAllAtOnce);
      region.scrollIntoView?.({ block: "nearest" });
      for (const row of rows) if (isLatest()) await answer(row, position, isLatest);
      if (isLatest()) await finish(next, isLatest);
    },
  };
}

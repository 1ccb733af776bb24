import type { OverlayId, Technology } from "#domain/coverage/overlay.ts";
import { fill } from "#domain/text/fill.ts";
import { measure } from "#domain/text/measure.ts";
import { announce } from "#ui/announcement/announce.ts";
import { askDownload } from "./ask-download.ts";
import { type CoverageErrorCode, CoverageFailure, type CoverageSource, type Position } from "./coverage-engine.ts";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import type { AnswerKind } from "./coverage-words.ts";
import type { DownloadConsent } from "./download-consent.ts";
import { searchPlace } from "./look-up.ts";
import { nearestSignal } from "./nearest-signal.ts";
import { part } from "./part.ts";
import { type Verdict, verdictOf } from "./verdict.ts";

/** Degrees around Mexico's farthest islands and borders; anything beyond is not Mexico. */
const mexico = { west: -118.7, south: 14.3, east: -86.5, north: 32.8 } as const;

/** The file did not load; any other problem is in the file. */
const missing: readonly CoverageErrorCode[] = ["offline", "not-found", "server"];

export type PointQuestion = {
  /** Introduces the answer: "En Tepic, Nayarit:". */
  place: string;
  /** What the verdict calls it: "Tepic". */
  name: string;
  position: Position;
  /** The map zoom at which to show the place. */
  zoom?: number;
  /** What the answer leaves open. */
  remark?: string;
};

export type PointAnswers = {
  /** Answers; cancels an older question. */
  ask(question: PointQuestion): Promise<void>;
  /** Says something instead of an answer. @returns a check that nothing newer has been asked since. */
  say(text: string): () => boolean;
  /** Takes the answer away, for eyes and ears; its room stays. Cancels the question. */
  clear(): void;
};

export type PointAnswerParts = {
  source: CoverageSource;
  consent: DownloadConsent;
  /** What a `PointAnswer` rendered. */
  region: HTMLElement;
  /** Says the answer aloud. */
  announced: HTMLElement;
  /** Keeps the verdict in sight. */
  strip: HTMLElement;
  /** What is written for each technology. */
  lines: Record<AnswerKind, string>;
  /** Shows the lines once all are known, so that nothing moves after the first; otherwise each as soon as it is. */
  atOnce: boolean;
  /** @returns what takes the mark of the question away. */
  onAsk: (position: Position, zoom?: number) => () => void;
  /** `undefined` while there is none. */
  onVerdict?: (verdict: Verdict | undefined, position?: Position) => void;
};

/** A verdict, and a line per technology, looked up in the order of the buttons. */
export function pointAnswers(
  { words: { point: words, download }, layers }: CoverageMapProps,
  { source, consent, region, announced, strip, lines, atOnce, onAsk, onVerdict }: PointAnswerParts,
): PointAnswers {
  const asked = part(region, "asked");
  const conclusion = part(region, "conclusion");
  const remark = part(region, "remark");
  const sentences = part(region, "sentences");
  const note = part(region, "note");
  const covered = part(region, "covered");
  const uncovered = part(region, "uncovered");
  // Absent once the overlays are the operator's.
  const sampled = region.querySelector<HTMLElement>("[data-sampled]");
  const sampleText = words.sampled && `${words.sampled.mark}: ${words.sampled.text}`;
  const technologyOf = ({ dataset }: HTMLElement) => dataset.technology as Technology;
  // From the oldest technology to the newest, as they are said.
  const rows = [...sentences.querySelectorAll<HTMLElement>("[data-technology]")].sort((one, other) =>
    technologyOf(one).localeCompare(technologyOf(other)),
  );
  const question = askDownload(region, download.askForAnswer);
  let turn = 0;
  let latest: PointQuestion | undefined;
  let unmark = () => {};

  function begin(text: string): () => boolean {
    const mine = ++turn;
    question.close();
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

  /** Says aloud what is asked, and of the answer what is known. */
  function tell(...parts: readonly (string | null | undefined)[]): void {
    announce(announced, [asked.textContent, ...parts].filter(Boolean).join(" "));
  }

  const kindOf = ({ dataset }: HTMLElement) => dataset.coverage as AnswerKind;
  const sentenceOf = (row: HTMLElement) => fill(words.answers[kindOf(row)], { technology: technologyOf(row) });

  function write(row: HTMLElement, kind: AnswerKind): void {
    row.dataset.coverage = kind;
    part(row, "sentence").textContent = fill(lines[kind], { technology: technologyOf(row) });
    part(row, "again").hidden = kind !== "missing" && kind !== "unreadable";
  }

  async function answer(row: HTMLElement, position: Position, isLatest: () => boolean): Promise<void> {
    write(row, "waiting");
    const covers = (id: OverlayId) => source.covers(id, position);
    const { coverage, failure } = await searchPlace(technologyOf(row), layers, covers);
    if (!isLatest()) return;
    if (coverage !== "unknown") write(row, coverage);
    else write(row, failure && missing.includes(failure) ? "missing" : "unreadable");
  }

  /** Once it is known which technologies cover the place: says it, in one go, and what to do next. */
  async function finish({ name, position, remark: limits }: PointQuestion, isLatest: () => boolean): Promise<void> {
    const verdict = verdictOf(rows.map((row) => [technologyOf(row), kindOf(row)]));
    const { kind, technology = "" } = verdict;
    const nearest = kind === "no" && (await whereNext(position));
    if (!isLatest()) return;
    if (nearest) remarkOn([limits, nearest].filter(Boolean).join(" "));
    show(true);
    conclude(fill(words.verdicts[kind], { technology, place: name }), verdict);
    tell(sampleText, ...rows.map(sentenceOf), remark.textContent);
  }

  async function whereNext(position: Position): Promise<string | undefined> {
    try {
      const found = await nearestSignal(layers, position, source.covers);
      if (!found) return undefined;
      const { technology, km, direction } = found;
      const [distance, towards] = [measure(km, "km"), words.directions[direction] ?? ""];
      return fill(words.nearest, { technology, distance, direction: towards });
    } catch (error) {
      if (!(error instanceof CoverageFailure)) throw error;
      return undefined;
    }
  }

  async function mayDownload(isLatest: () => boolean): Promise<boolean> {
    const ids = layers.map(({ id }) => id);
    const bytes = consent.bytesToAskAbout(ids);
    if (bytes === 0) return true;
    const given = await question.ask(bytes, true);
    if (!isLatest()) return false;
    if (given === "yes") consent.accept(ids);
    if (given === "no") remarkOn(words.declined);
    return given === "yes";
  }

  for (const row of rows) {
    part(row, "again").addEventListener("click", () => {
      const mine = turn;
      const sentence = part(row, "sentence");
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
      question.close();
      unmark();
      region.dataset.past = "";
      announced.textContent = "";
      // The map's own answer may have come since.
      if (strip.textContent === conclusion.textContent) strip.hidden = true;
    },
    async ask(next) {
      const { place, position, zoom, remark: limits } = next;
      const isLatest = begin(place);
      latest = next;
      unmark = onAsk(position, zoom);
      if (!isInMexico(position)) {
        remarkOn(words.outside);
        return tell(words.outside);
      }
      if (!(await mayDownload(isLatest))) return isLatest() ? tell(remark.textContent) : undefined;
      for (const row of rows) write(row, "waiting");
      conclude(words.verdicts.waiting);
      remarkOn(limits);
      show(!atOnce);
      region.scrollIntoView?.({ block: "nearest" });
      for (const row of rows) if (isLatest()) await answer(row, position, isLatest);
      if (isLatest()) await finish(next, isLatest);
    },
  };
}

function isInMexico({ longitude, latitude }: Position): boolean {
  const { west, south, east, north } = mexico;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

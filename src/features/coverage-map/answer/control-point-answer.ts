import { isInMexico } from "#domain/coverage/mexico.ts";
import type { OverlayId, Technology } from "#domain/coverage/overlay.ts";
import type { Position } from "#domain/coverage/places/place-entries.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import type { TechnologyAnswer } from "#features/coverage-map/coverage-copy.ts";
import {
  CoverageError,
  type CoverageErrorCode,
  type CoverageSource,
  type MarkedPlace,
} from "#features/coverage-map/coverage-engine.ts";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import { controlDownloadQuestion } from "#features/coverage-map/download/control-download-question.ts";
import type { DownloadConsent } from "#features/coverage-map/download/download-consent.ts";
import { requirePart } from "#features/coverage-map/require-part.ts";
import { announceText } from "#ui/announcement/announce.ts";
import { keepPlaceAnswer } from "./keep-place-answer.ts";
import { lookUpCoverage } from "./look-up-coverage.ts";
import { findNearestSignal } from "./nearest-signal.ts";
import { type CoverageVerdict, decideVerdict } from "./verdict.ts";

/** Codes for files that did not load; with any other code, the answer is `unreadable`. */
const loadErrorCodes: readonly CoverageErrorCode[] = ["offline", "not-found", "server"];

export type PointQuestion = MarkedPlace & {
  /** Introduces the answer: "En Tepic, Nayarit:". */
  intro: string;
  /** Name of the place in the verdict: "Tepic". */
  name: string;
  /** Caveat shown with the answer. */
  remark?: string;
  /** Text that finds the place again, if it was named. */
  query?: string;
  /** Whether the answer appears without scrolling to it. */
  staysInPlace?: boolean;
};

export type PointAnswerControl = {
  /** Answers a question; cancels an older one. */
  ask(question: PointQuestion): Promise<void>;
  /** Shows a text instead of an answer. @returns a function that tells whether the text is still the latest. */
  showMessage(text: string): () => boolean;
  /** Clears the answer and its announcement, and cancels the question. The space stays, so that nothing moves. */
  clear(): void;
};

export type PointAnswerOptions = {
  source: CoverageSource;
  consent: DownloadConsent;
  /** The element rendered by `PointAnswer`. */
  region: HTMLElement;
  /** Live region for the answer. */
  liveRegion: HTMLElement;
  /** The strip that repeats the verdict; see `VerdictStrip`. */
  strip: HTMLElement;
  /** Text for each answer about a technology. */
  answerCopy: Record<TechnologyAnswer, string>;
  /** Whether all lines appear together, to avoid layout shifts; otherwise each line appears as soon as it is known. */
  showsAllAtOnce: boolean;
  /** Called for each question, to mark its position. @returns a function that removes the marker. */
  onAsk: (place: MarkedPlace) => () => void;
  /** Called with `undefined` while there is no verdict. */
  onVerdictChange?: (verdict: CoverageVerdict | undefined, position?: Position) => void;
};

/** Controls the answer for a place: a verdict, and a line per technology, queried from oldest to newest. */
export function controlPointAnswer(
  { copy: { point: copy, download }, overlays, sim }: CoverageMapProps,
  {
    source,
    consent,
    region,
    liveRegion,
    strip,
    answerCopy,
    showsAllAtOnce,
    onAsk,
    onVerdictChange,
  }: PointAnswerOptions,
): PointAnswerControl {
  const questionElement = requirePart(region, "asked");
  const verdictElement = requirePart(region, "conclusion");
  const remark = requirePart(region, "remark");
  const sentenceList = requirePart(region, "sentences");
  const note = requirePart(region, "note");
  const coveredAction = requirePart(region, "covered");
  const uncoveredAction = requirePart(region, "uncovered");
  // Absent once no overlay is sample data.
  const sampleNote = region.querySelector<HTMLElement>("[data-sampled]");
  const simProgress = region.querySelector<HTMLElement>("[data-sim-progress]");
  const sampleText = copy.sampleNotice && `${copy.sampleNotice.mark}: ${copy.sampleNotice.text}`;
  const getTechnology = ({ dataset }: HTMLElement) => dataset.technology as Technology;
  // Sorted from the oldest technology to the newest, which is the order of the announcement.
  const rows = [...sentenceList.querySelectorAll<HTMLElement>("[data-technology]")].sort((one, other) =>
    getTechnology(one).localeCompare(getTechnology(other)),
  );
  const consentQuestion = controlDownloadQuestion(region, download.askForAnswer);
  let questionNumber = 0;
  let latestQuestion: PointQuestion | undefined;
  let removeMarker = () => {};

  function beginAnswer(text: string, staysInPlace = false): () => boolean {
    const ownNumber = ++questionNumber;
    consentQuestion.close();
    removeMarker();
    questionElement.textContent = text;
    showVerdict(undefined);
    showRemark(undefined);
    showSentences(false);
    region.hidden = false;
    delete region.dataset.past;
    if (!staysInPlace) region.scrollIntoView?.({ block: "nearest" });
    return () => ownNumber === questionNumber;
  }

  function showVerdict(text: string | undefined, verdict?: CoverageVerdict): void {
    for (const element of [verdictElement, strip]) {
      element.textContent = text ?? "";
      element.hidden = text === undefined;
    }
    if (sampleNote) sampleNote.hidden = verdict === undefined;
    coveredAction.hidden = verdict?.kind !== "yes";
    uncoveredAction.hidden = verdict?.kind !== "no";
    if (simProgress) simProgress.hidden = true;
    onVerdictChange?.(verdict, latestQuestion?.position);
  }

  function showSentences(areShown: boolean): void {
    sentenceList.hidden = !areShown;
    note.hidden = !areShown;
  }

  function showRemark(text: string | undefined): void {
    remark.textContent = text ?? "";
    remark.hidden = text === undefined;
  }

  /** Announces the question and the known parts of the answer. */
  function announceAnswer(...parts: readonly (string | null | undefined)[]): void {
    announceText(liveRegion, [questionElement.textContent, ...parts].filter(Boolean).join(" "));
  }

  const getAnswerKind = ({ dataset }: HTMLElement) => dataset.coverage as TechnologyAnswer;
  const formatSentence = (row: HTMLElement) =>
    fillPlaceholders(copy.answers[getAnswerKind(row)], { technology: getTechnology(row) });

  function writeSentence(row: HTMLElement, kind: TechnologyAnswer): void {
    row.dataset.coverage = kind;
    requirePart(row, "sentence").textContent = fillPlaceholders(answerCopy[kind], { technology: getTechnology(row) });
    requirePart(row, "again").hidden = kind !== "missing" && kind !== "unreadable";
  }

  async function answerRow(row: HTMLElement, position: Position, isLatest: () => boolean): Promise<void> {
    writeSentence(row, "waiting");
    const coversPosition = (id: OverlayId) => source.covers(id, position);
    const { coverage, failure } = await lookUpCoverage(getTechnology(row), overlays, coversPosition);
    if (!isLatest()) return;
    if (coverage !== "unknown") writeSentence(row, coverage);
    else writeSentence(row, failure && loadErrorCodes.includes(failure) ? "missing" : "unreadable");
  }

  /** Shows the verdict and announces the answers, once all technologies are known. */
  async function finishAnswer(question: PointQuestion, isLatest: () => boolean): Promise<void> {
    const { name, position, remark: limits, query } = question;
    const verdict = decideVerdict(rows.map((row) => [getTechnology(row), getAnswerKind(row)]));
    const { kind, technology = "" } = verdict;
    const nearestText = kind === "no" && (await describeNearestSignal(position));
    if (!isLatest()) return;
    if (nearestText) showRemark([limits, nearestText].filter(Boolean).join(" "));
    showSentences(true);
    showVerdict(fillPlaceholders(copy.verdicts[kind], { technology, place: name }), verdict);
    const line = sim && simProgress && query && keepPlaceAnswer(query, verdict, sim, simProgress);
    announceAnswer(sampleText, ...rows.map(formatSentence), remark.textContent, line);
  }

  async function describeNearestSignal(position: Position): Promise<string | undefined> {
    try {
      const nearestSignal = await findNearestSignal(overlays, position, source.covers);
      if (!nearestSignal) return undefined;
      const { technology, km, direction } = nearestSignal;
      const [distance, towards] = [formatQuantity(km, "km"), copy.directions[direction] ?? ""];
      return fillPlaceholders(copy.nearest, { technology, distance, direction: towards });
    } catch (error) {
      if (!(error instanceof CoverageError)) throw error;
      return undefined;
    }
  }

  async function confirmDownload(isLatest: () => boolean): Promise<boolean> {
    const ids = overlays.map(({ id }) => id);
    const bytes = consent.countBytesToConfirm(ids);
    if (bytes === 0) return true;
    const consentAnswer = await consentQuestion.ask(bytes, true);
    if (!isLatest()) return false;
    if (consentAnswer === "yes") consent.accept(ids);
    if (consentAnswer === "no") showRemark(copy.declined);
    return consentAnswer === "yes";
  }

  for (const row of rows) {
    requirePart(row, "again").addEventListener("click", () => {
      const ownNumber = questionNumber;
      const sentence = requirePart(row, "sentence");
      sentence.tabIndex = -1;
      sentence.focus();
      const isLatest = () => ownNumber === questionNumber;
      const currentQuestion = latestQuestion;
      if (!currentQuestion) return;
      void answerRow(row, currentQuestion.position, isLatest).then(() =>
        isLatest() ? finishAnswer(currentQuestion, isLatest) : undefined,
      );
    });
  }

  return {
    showMessage(text) {
      const isLatest = beginAnswer(text);
      announceAnswer();
      return isLatest;
    },
    clear() {
      questionNumber++;
      consentQuestion.close();
      removeMarker();
      region.dataset.past = "";
      liveRegion.textContent = "";
      // The map and the place search share the strip, so hide it only if it shows this answer's verdict.
      if (strip.textContent === verdictElement.textContent) strip.hidden = true;
    },
    async ask(next) {
      const { intro, position, remark: limits, staysInPlace } = next;
      const isLatest = beginAnswer(intro, staysInPlace);
      latestQuestion = next;
      removeMarker = onAsk(next);
      if (!isInMexico(position.longitude, position.latitude)) {
        showRemark(copy.outside);
        return announceAnswer(copy.outside);
      }
      if (!(await confirmDownload(isLatest))) return isLatest() ? announceAnswer(remark.textContent) : undefined;
      for (const row of rows) writeSentence(row, "waiting");
      showVerdict(copy.verdicts.waiting);
      showRemark(limits);
      showSentences(!showsAllAtOnce);
      if (!staysInPlace) region.scrollIntoView?.({ block: "nearest" });
      for (const row of rows) if (isLatest()) await answerRow(row, position, isLatest);
      if (isLatest()) await finishAnswer(next, isLatest);
    },
  };
}

import type { Technology } from "#domain/coverage/overlay.ts";
import { fill } from "#domain/fill.ts";
import { announce } from "#ui/announcement/announce.ts";
import { askDownload } from "./ask-download.ts";
import type { CoverageEngine, CoverageErrorCode, Position } from "./coverage-engine.ts";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import type { DownloadConsent } from "./download-consent.ts";
import { lookUp } from "./look-up.ts";
import { part } from "./part.ts";

/** Degrees around Mexico's farthest islands and borders; anything beyond is not Mexico. */
const mexico = { west: -118.7, south: 14.3, east: -86.5, north: 32.8 } as const;

/** The file did not load; any other problem is in the file. */
const missing: readonly CoverageErrorCode[] = ["offline", "not-found", "server"];

/** Answers that mean coverage. */
const yes: readonly string[] = ["guaranteed", "differentiated", "covered"];

export type PointQuestion = {
  /** Names the place: "En Tepic, Nayarit:". */
  place: string;
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
};

/** One sentence per technology, in the order of the buttons, each as soon as it is known. */
export function pointAnswers(
  root: HTMLElement,
  { words: { point: words, download }, layers }: CoverageMapProps,
  { engine, consent }: { engine: CoverageEngine; consent: DownloadConsent },
): PointAnswers {
  const region = part(root, "answer");
  const asked = part(region, "asked");
  const remark = part(region, "remark");
  const sentences = part(region, "sentences");
  const covered = part(region, "covered");
  const uncovered = part(region, "uncovered");
  const rows = [...sentences.querySelectorAll<HTMLElement>("[data-technology]")];
  const announced = part(root, "announced");
  const question = askDownload(region, download.askForAnswer);
  let turn = 0;
  let latest: Position | undefined;

  function begin(text: string): () => boolean {
    const mine = ++turn;
    question.close();
    asked.textContent = text;
    remarkOn(undefined);
    sentences.hidden = true;
    covered.hidden = true;
    uncovered.hidden = true;
    region.hidden = false;
    region.scrollIntoView?.({ block: "nearest" });
    return () => mine === turn;
  }

  function remarkOn(text: string | undefined): void {
    remark.textContent = text ?? "";
    remark.hidden = text === undefined;
  }

  /** Says aloud what is asked, and of the answer what is known. */
  function tell(...parts: readonly (string | null | undefined)[]): void {
    announce(announced, [asked.textContent, ...parts].filter(Boolean).join(" "));
  }

  function write(row: HTMLElement, kind: keyof typeof words.answers): void {
    part(row, "sentence").textContent = fill(words.answers[kind], { technology: row.dataset.technology ?? "" });
    row.dataset.coverage = kind;
    part(row, "again").hidden = kind !== "missing" && kind !== "unreadable";
  }

  async function answer(row: HTMLElement, position: Position, isLatest: () => boolean): Promise<void> {
    write(row, "waiting");
    const covers = (id: Parameters<CoverageEngine["covers"]>[0]) => engine.covers(id, position);
    const { coverage, failure } = await lookUp(row.dataset.technology as Technology, layers, covers);
    if (!isLatest()) return;
    if (coverage !== "unknown") write(row, coverage);
    else write(row, failure && missing.includes(failure) ? "missing" : "unreadable");
  }

  /** Once it is known which technologies cover the place: says it, in one go, and what to do next. */
  function finish(): void {
    tell(...rows.map((row) => part(row, "sentence").textContent), remark.textContent, words.sample);
    const found = rows.map(({ dataset }) => dataset.coverage ?? "");
    covered.hidden = !found.some((coverage) => yes.includes(coverage));
    uncovered.hidden = !found.every((coverage) => coverage === "none");
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
      if (latest) void answer(row, latest, isLatest).then(() => isLatest() && finish());
    });
  }

  return {
    say(text) {
      const isLatest = begin(text);
      tell();
      return isLatest;
    },
    async ask({ place, position, zoom, remark: limits }) {
      const isLatest = begin(place);
      latest = position;
      engine.mark(position, zoom);
      if (!isInMexico(position)) {
        remarkOn(words.outside);
        return tell(words.outside);
      }
      remarkOn(limits);
      if (!(await mayDownload(isLatest))) return isLatest() ? tell(remark.textContent) : undefined;
      for (const row of rows) write(row, "waiting");
      sentences.hidden = false;
      region.scrollIntoView?.({ block: "nearest" });
      for (const row of rows) if (isLatest()) await answer(row, position, isLatest);
      if (isLatest()) finish();
    },
  };
}

function isInMexico({ longitude, latitude }: Position): boolean {
  const { west, south, east, north } = mexico;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

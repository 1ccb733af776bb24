import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { Matches } from "#domain/match/match-rows.ts";
import { type RegistryRow, searchRegistry } from "#domain/search/registry-search.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { useAnnouncement } from "#ui/announcement/use-announcement.ts";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import styles from "./registry-lookup.module.css";

type RegistryLookupTexts = {
  heading: string;
  intro: string;
  label: string;
  hint: string;
  submit: string;
  /** Announced if nothing is asked. */
  empty: string;
  /** With `{n}`. */
  found: { one: string; other: string };
  /** Introduces results that are only similar. */
  close: string;
  /** The title has `{text}`. */
  none: { title: string; text: string };
  /** `{n}` is the number of results that are not shown. */
  more: string;
  /** Accessible name of the list of results. */
  results: string;
  /** Introduces each answer while the registry is sample data. */
  sampled?: { mark: string; text: string };
};

/** Milliseconds from the last keystroke to the answer, so that its announcement does not interrupt the typing. */
const pauseMs = 500;

const maxShown = 6;

type Found = Matches<ListedRegistration> & { text: string };

type RegistryLookupProps = {
  words: RegistryLookupTexts;
  headingLevel: 2 | 3;
  /** Id of the list of registrations on the same page; see `readRegistry`. */
  listId: string;
};

/** Finds a registration by number or by name; if there is only one exact match, Enter opens its page. */
export function RegistryLookup({ words, headingLevel, listId }: RegistryLookupProps) {
  const rows = useRef<readonly ListedRegistration[]>(undefined);
  const result = useRef<HTMLDivElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written, setWritten] = useState<Found>({ text: "", rows: [], isExact: false });
  const [answer, setAnswer] = useState(written);
  const [isLeft, setIsLeft] = useState(false);
  const [reminder, remind] = useAnnouncement();
  const isEmpty = written.text.trim() === "";

  useEffect(() => () => clearTimeout(pause.current), []);

  function write(next: string) {
    rows.current ??= readRegistry(document.getElementById(listId) ?? document);
    const found = { text: next, ...searchRegistry(next, rows.current) };
    setWritten(found);
    remind("");
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setAnswer(found), pauseMs);
  }

  function open(event: SyntheticEvent) {
    event.preventDefault();
    if (isEmpty) return remind(words.empty);
    const [only, ...others] = written.rows;
    if (only && written.isExact && others.length === 0) return location.assign(only.href);
    clearTimeout(pause.current);
    setAnswer(written);
    (result.current?.querySelector("a") ?? result.current)?.focus();
  }

  /** Hides the answer, which covers the list, when the focus moves out of the search. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget) setIsLeft(!currentTarget.contains(relatedTarget));
  }

  return (
    <ToolPanel
      heading={words.heading}
      headingLevel={headingLevel}
      intro={words.intro}
      announcement={isEmpty ? reminder : formatAnnouncement(answer, words)}
    >
      <search className={styles.lookup} onFocus={() => setIsLeft(false)} onBlur={leave}>
        {/* Outside a dialog, this method submits nothing: before the script has loaded, Enter keeps the text. */}
        <form method="dialog" className={styles.form} onSubmit={open}>
          <SearchField
            label={words.label}
            hint={words.hint}
            name="folio"
            value={written.text}
            enterKeyHint="go"
            onChange={({ target }) => write(target.value)}
          />
          <Button type="submit" icon="search">
            {words.submit}
          </Button>
        </form>
        {!isEmpty && (
          // Keyed by the text, so that a new answer gets new elements and does not count as a layout shift.
          <div key={written.text} ref={result} className={styles.result} tabIndex={-1} hidden={isLeft} data-no-print>
            {words.sampled && written.rows.length > 0 && (
              <SampleMark label={words.sampled.mark}>{words.sampled.text}</SampleMark>
            )}
            <Answer {...written} words={words} />
            <Results rows={written.rows} words={words} />
          </div>
        )}
      </search>
    </ToolPanel>
  );
}

/** Formats the announcement of an answer: the number of results, and the names of those shown. */
function formatAnnouncement({ text, rows, isExact }: Found, words: RegistryLookupTexts): string {
  if (text.trim() === "") return "";
  if (rows.length === 0) return `${noneTitle(text, words)}. ${words.none.text}`;
  const names = rows.slice(0, maxShown).map(({ label, note }) => [label, note].filter(Boolean).join(", "));
  const opening = isExact ? `${countOf(rows.length, words)}:` : words.close;
  const sample = words.sampled && `${words.sampled.mark}: ${words.sampled.text}`;
  return [sample, `${opening} ${names.join("; ")}.`].filter(Boolean).join(" ");
}

const noneTitle = (text: string, { none }: RegistryLookupTexts) => fillPlaceholders(none.title, { text: text.trim() });
const countOf = (n: number, { found }: RegistryLookupTexts) =>
  n === 1 ? found.one : fillPlaceholders(found.other, { n: `${n}` });

/** The number of results, or the message that there are none. */
function Answer({ text, rows: { length }, isExact, words }: Found & { words: RegistryLookupTexts }) {
  if (length === 0) {
    return (
      <p data-answer>
        <b>{noneTitle(text, words)}.</b> {words.none.text}
      </p>
    );
  }
  return (
    <p data-answer>
      <b>{isExact ? countOf(length, words) : words.close}</b>
    </p>
  );
}

function Results({ rows, words }: { rows: readonly ListedRegistration[]; words: RegistryLookupTexts }) {
  const hidden = rows.length - maxShown;
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.results} aria-label={words.results}>
          {rows.slice(0, maxShown).map(({ label, note, href }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                <b>{label}</b> <span className={styles.note}>{note}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className={styles.note}>{fillPlaceholders(words.more, { n: `${hidden}` })}</p>}
    </>
  );
}

/** A row of the page's list: its number or name as label, a short note, and the path of its page. */
type ListedRegistration = RegistryRow & { label: string; note: string };

/**
 * Reads the list of registrations from the page's HTML, so that it is not downloaded a second time.
 *
 * @param list - rendered by `pages/registro-membresias/registry-list.tsx`.
 */
function readRegistry(list: ParentNode): ListedRegistration[] {
  return [...list.querySelectorAll("a")].map((link) => {
    const label = link.textContent;
    const shared = link.closest<HTMLElement>("[data-note]")?.dataset.note;
    const note = [link.nextElementSibling?.textContent, shared].filter(Boolean).join(". ");
    const number = /\d{7}/.exec(label)?.[0];
    return { label, note, name: `${label} ${note}`, href: link.pathname, ...(number && { number }) };
  });
}

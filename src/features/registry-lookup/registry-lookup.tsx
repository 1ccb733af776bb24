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

type RegistryLookupCopy = {
  heading: string;
  intro: string;
  label: string;
  hint: string;
  submit: string;
  /** Announced if the query is empty. */
  empty: string;
  /** Has the placeholder `{n}`. */
  found: { one: string; other: string };
  /** Introduces results that are only similar. */
  similar: string;
  /** The title has `{text}`. */
  noMatch: { title: string; text: string };
  /** `{n}` is the number of results that are not shown. */
  hiddenCount: string;
  /** Accessible name of the list of results. */
  results: string;
  /** Introduces each answer while the registry is sample data. */
  sampleNotice?: { mark: string; text: string };
};

/** Milliseconds from the last keystroke to the answer, so that its announcement does not interrupt the typing. */
const answerDelayMs = 500;

const maxShownResults = 6;

type LookupAnswer = Matches<ListedRegistration> & { text: string };

type RegistryLookupProps = {
  copy: RegistryLookupCopy;
  headingLevel: 2 | 3;
  /** Id of the list of registrations on the same page; see `readRegistry`. */
  listId: string;
};

/** Finds a registration by number or by name; if there is only one exact match, Enter opens its page. */
export function RegistryLookup({ copy, headingLevel, listId }: RegistryLookupProps) {
  const rows = useRef<readonly ListedRegistration[]>(undefined);
  const result = useRef<HTMLDivElement>(null);
  const answerTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [written, setWritten] = useState<LookupAnswer>({ text: "", rows: [], isExact: false });
  const [answer, setAnswer] = useState(written);
  const [isLeft, setIsLeft] = useState(false);
  const [reminder, remind] = useAnnouncement();
  const isEmpty = written.text.trim() === "";

  useEffect(() => () => clearTimeout(answerTimer.current), []);

  function updateText(nextText: string) {
    rows.current ??= readRegistry(document.getElementById(listId) ?? document);
    const foundEntries = { text: nextText, ...searchRegistry(nextText, rows.current) };
    setWritten(foundEntries);
    remind("");
    clearTimeout(answerTimer.current);
    answerTimer.current = setTimeout(() => setAnswer(foundEntries), answerDelayMs);
  }

  function openSingleMatch(event: SyntheticEvent) {
    event.preventDefault();
    if (isEmpty) return remind(copy.empty);
    const [only, ...others] = written.rows;
    if (only && written.isExact && others.length === 0) return location.assign(only.href);
    clearTimeout(answerTimer.current);
    setAnswer(written);
    (result.current?.querySelector("a") ?? result.current)?.focus();
  }

  /** Hides the answer, which covers the list, when the focus moves out of the search. */
  function hideAfterFocusLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget) setIsLeft(!currentTarget.contains(relatedTarget));
  }

  return (
    <ToolPanel
      heading={copy.heading}
      headingLevel={headingLevel}
      intro={copy.intro}
      announcement={isEmpty ? reminder : formatAnnouncement(answer, copy)}
    >
      <search className={styles.lookup} onFocus={() => setIsLeft(false)} onBlur={hideAfterFocusLeft}>
        {/* Outside a dialog, this method submits nothing: before the script has loaded, Enter keeps the text. */}
        <form method="dialog" className={styles.form} onSubmit={openSingleMatch}>
          <SearchField
            label={copy.label}
            hint={copy.hint}
            name="folio"
            value={written.text}
            enterKeyHint="go"
            onChange={({ target }) => updateText(target.value)}
          />
          <Button type="submit" icon="search">
            {copy.submit}
          </Button>
        </form>
        {!isEmpty && (
          // Keyed by the text: with a new key React replaces the elements, so the browser counts no layout shift.
          <div key={written.text} ref={result} className={styles.result} tabIndex={-1} hidden={isLeft} data-no-print>
            {copy.sampleNotice && written.rows.length > 0 && (
              <SampleMark label={copy.sampleNotice.mark}>{copy.sampleNotice.text}</SampleMark>
            )}
            <Answer {...written} copy={copy} />
            <Results rows={written.rows} copy={copy} />
          </div>
        )}
      </search>
    </ToolPanel>
  );
}

/** Formats the announcement of an answer: the number of results, and the names of those shown. */
function formatAnnouncement({ text, rows, isExact }: LookupAnswer, copy: RegistryLookupCopy): string {
  if (text.trim() === "") return "";
  if (rows.length === 0) return `${formatNoneTitle(text, copy)}. ${copy.noMatch.text}`;
  const names = rows.slice(0, maxShownResults).map(({ label, note }) => [label, note].filter(Boolean).join(", "));
  const intro = isExact ? `${formatCount(rows.length, copy)}:` : copy.similar;
  const sampleNote = copy.sampleNotice && `${copy.sampleNotice.mark}: ${copy.sampleNotice.text}`;
  return [sampleNote, `${intro} ${names.join("; ")}.`].filter(Boolean).join(" ");
}

const formatNoneTitle = (text: string, { noMatch }: RegistryLookupCopy) =>
  fillPlaceholders(noMatch.title, { text: text.trim() });
const formatCount = (n: number, { found }: RegistryLookupCopy) =>
  n === 1 ? found.one : fillPlaceholders(found.other, { n: `${n}` });

/** The number of results, or the message that there are none. */
function Answer({ text, rows: { length }, isExact, copy }: LookupAnswer & { copy: RegistryLookupCopy }) {
  if (length === 0) {
    return (
      <p data-answer>
        <b>{formatNoneTitle(text, copy)}.</b> {copy.noMatch.text}
      </p>
    );
  }
  return (
    <p data-answer>
      <b>{isExact ? formatCount(length, copy) : copy.similar}</b>
    </p>
  );
}

function Results({ rows, copy }: { rows: readonly ListedRegistration[]; copy: RegistryLookupCopy }) {
  const hiddenCount = rows.length - maxShownResults;
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.results} aria-label={copy.results}>
          {rows.slice(0, maxShownResults).map(({ label, note, href }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                <b>{label}</b> <span className={styles.note}>{note}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 && <p className={styles.note}>{fillPlaceholders(copy.hiddenCount, { n: `${hiddenCount}` })}</p>}
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
    const groupNote = link.closest<HTMLElement>("[data-note]")?.dataset.note;
    const note = [link.nextElementSibling?.textContent, groupNote].filter(Boolean).join(". ");
    const number = /\d{7}/.exec(label)?.[0];
    return { label, note, name: `${label} ${note}`, href: link.pathname, ...(number && { number }) };
  });
}

import { useId, useRef, useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { minSharedSearches, unfoundRetentionDays } from "#domain/search/unfound-search.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { toFields, toRows } from "#editor/api/form/form-value.ts";
import type { QuestionTestResult, QuestionTopic, UnfoundSearches } from "#editor/api/requests/search-api.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { sendRequest } from "#editor/app/shared/request.ts";
import { Select } from "#editor/app/shared/select.tsx";

type QuestionPanelProps = {
  rows: readonly unknown[];
  onAddWayToAsk: (way: string, index: number) => void;
};

export function QuestionPanel({ rows, onAddWayToAsk }: QuestionPanelProps) {
  const [question, setQuestion] = useState("");
  const [questionTest, setQuestionTest] = useState<{
    question: string;
    testResult?: QuestionTestResult;
    errorMessage?: string;
  }>();
  const field = useRef<HTMLInputElement>(null);
  const [id, headingId] = [useId(), useId()];
  const findOwner = (text: string) => rows.find((row) => getWaysToAsk(row).has(foldSpelling(text)));

  const tryQuestion = (text: string) => {
    const trimmedQuestion = text.trim();
    if (trimmedQuestion === "") return field.current?.focus();
    setQuestionTest({ question: trimmedQuestion });
    sendRequest<QuestionTestResult>("GET", `/api/question?text=${encodeURIComponent(trimmedQuestion)}`)
      .then((testResult) => setQuestionTest({ question: trimmedQuestion, testResult }))
      .catch(({ message }: Error) => setQuestionTest({ question: trimmedQuestion, errorMessage: message }));
  };
  const { testResult, errorMessage } = questionTest ?? {};
  return (
    <>
      <section className={layout.card} aria-labelledby={headingId}>
        <h2 id={headingId}>Prueba una pregunta</h2>
        <form
          className={layout.ask}
          onSubmit={(event) => {
            event.preventDefault();
            tryQuestion(question);
          }}
        >
          <label htmlFor={id}>Escríbela como la gente</label>
          <input
            id={id}
            ref={field}
            className={controls.control}
            value={question}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setQuestion(target.value)}
          />
          <PushButton onClick={() => tryQuestion(question)}>Probar</PushButton>
        </form>
        <div role="status" className={layout.tight}>
          {questionTest && (errorMessage ?? (testResult ? <TestResultText testResult={testResult} /> : "Buscando…"))}
        </div>
        {questionTest && testResult && (
          <AddToTopic
            key={questionTest.question}
            rows={rows}
            guess={testResult.draft[0]?.id}
            owningTopic={findOwner(questionTest.question)}
            onAdd={(index) => {
              onAddWayToAsk(questionTest.question, index);
              setQuestionTest(undefined);
              setQuestion("");
            }}
          />
        )}
      </section>
      <UnfoundSearchList
        isKnownWayToAsk={(text) => findOwner(text) !== undefined}
        onPick={(text) => {
          setQuestion(text);
          tryQuestion(text);
          field.current?.focus();
        }}
      />
    </>
  );
}

const getName = (row: unknown) => String(toFields(row).name ?? "");

/** Cache of each topic's folded ways to ask: a keystroke changes only one topic of about a hundred. */
const waysOfAskingByTopic = new WeakMap<object, ReadonlySet<string>>();

function getWaysToAsk(row: unknown): ReadonlySet<string> {
  const topic = toFields(row);
  const foldedWays =
    waysOfAskingByTopic.get(topic) ?? new Set(toRows(topic.ways).map((way) => foldSpelling(String(way))));
  waysOfAskingByTopic.set(topic, foldedWays);
  return foldedWays;
}

function TestResultText({ testResult: { published, draft } }: { testResult: QuestionTestResult }) {
  const isSame = published.map(({ id }) => id).join() === draft.map(({ id }) => id).join();
  return (
    <>
      <TopicList title="Hoy lleva a" topics={published} />
      {isSame ? <p>Con tu borrador lleva a lo mismo.</p> : <TopicList title="Con tu borrador lleva a" topics={draft} />}
    </>
  );
}

function TopicList({ title, topics }: { title: string; topics: readonly QuestionTopic[] }) {
  if (topics.length === 0) return <p>{`${title} nada: ningún tema se parece.`}</p>;
  return (
    <>
      <p className={layout.strong}>{title}</p>
      <ol>
        {topics.map(({ id, name, pages: [address] }) => (
          <li key={id}>
            {name}
            <p className={layout.hint}>{address ?? "El sitio no lo contesta: da el contacto."}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

type AddToTopicProps = {
  rows: readonly unknown[];
  guess: string | undefined;
  /** The topic that already has this way to ask; undefined if none has it. */
  owningTopic: unknown;
  onAdd: (index: number) => void;
};

function AddToTopic({ rows, guess, owningTopic, onAdd }: AddToTopicProps) {
  const id = useId();
  const guessedIndex = rows.findIndex((row) => toFields(row).id === guess);
  const [index, setIndex] = useState(Math.max(0, guessedIndex));
  if (owningTopic !== undefined) return <p>{`Ya está en «${getName(owningTopic)}».`}</p>;
  return (
    <div className={layout.ask}>
      <label htmlFor={id}>Tema</label>
      <Select
        id={id}
        value={index}
        options={rows.map((row, topicIndex) => ({ value: topicIndex, label: getName(row) }))}
        onChange={(at) => setIndex(Number(at))}
      />
      <PushButton onClick={() => onAdd(index)}>Agregar a este tema</PushButton>
    </div>
  );
}

const maxShownSearches = 50;

type UnfoundSearchListProps = {
  isKnownWayToAsk: (text: string) => boolean;
  onPick: (text: string) => void;
};

function UnfoundSearchList({ isKnownWayToAsk, onPick }: UnfoundSearchListProps) {
  const { value, errorMessage } = useServerData<UnfoundSearches>("/api/unfound-searches");
  const unansweredSearches = value?.searches?.filter(({ text }) => !isKnownWayToAsk(text)) ?? [];
  return (
    <FoldedPart
      title={
        unansweredSearches.length === 0
          ? "Lo que no se encontró"
          : `Lo que no se encontró: ${unansweredSearches.length}`
      }
    >
      {errorMessage ?? (value && <p>{describeSearches(value, unansweredSearches.length)}</p>)}
      {unansweredSearches.length > 0 && (
        <ol>
          {unansweredSearches.slice(0, maxShownSearches).map(({ text, count }) => (
            <li key={text}>
              <span className={layout.row}>
                {text} <span className={layout.hint}>{`${count} veces`}</span>
                <PushButton look="text" onClick={() => onPick(text)}>
                  Agregar a un tema<span className="visually-hidden">{`: ${text}`}</span>
                </PushButton>
              </span>
            </li>
          ))}
        </ol>
      )}
    </FoldedPart>
  );
}

function describeSearches({ searches, day = "" }: UnfoundSearches, openCount: number): string {
  if (!searches)
    return "Aquí sale lo que la gente busca y no encuentra. Todavía no llega al editor: pídelo a quien desarrolla el sitio.";
  const readNote = `Se leyó el ${formatDate(day)}.`;
  if (openCount === 0) return `Por ahora, nada que enseñar. ${readNote}`;
  return `Lo que se buscó al menos ${minSharedSearches} veces en ${unfoundRetentionDays}\u00a0días, sin saber quién. ${readNote}`;
}

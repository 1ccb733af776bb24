import { useEffect, useState, useSyncExternalStore } from "react";
import type { Finding, Menu, OpenText, TextInfo } from "#editor/api.ts";
import { ask } from "#editor/app/ask.ts";
import { focusField, focusSoon } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { fieldId } from "#editor/app/form/form-value.ts";
import { legalTexts } from "#editor/app/guide/guide-link.tsx";
import { FindingsList } from "#editor/app/list/findings-list.tsx";
import { HistoryPanel } from "#editor/app/panels/history-panel.tsx";
import { FormHead } from "#editor/app/parts/form-head.tsx";
import { HeldField } from "#editor/app/parts/held-field.tsx";
import { standingWords } from "#editor/app/parts/standing.ts";
import { ClauseForm } from "./clause-form.tsx";
import { ClausePicker } from "./clause-picker.tsx";
import { ClauseReads } from "./clause-reads.tsx";
import { HeadForm } from "./head-form.tsx";
import { placesOf } from "./places.ts";
import { selectIn } from "./select-in.ts";
import { TextComparison } from "./text-comparison.tsx";
import type { TextDraft } from "./text-draft.ts";
import styles from "./text-editor.module.css";
import { TextNotices } from "./text-notices.tsx";
import { TextPanels } from "./text-panels.tsx";
import { headKey, isHead, partOf } from "./text-parts.ts";
import { panelButton, type TextPanel, VersionBar } from "./version-bar.tsx";
import { placeOf } from "./writing.ts";

type TextEditorProps = {
  text: TextInfo;
  draft: TextDraft;
  /** The clause that the address names. */
  part: string;
  facts: Menu["facts"];
  /** `2026-11-23`, in Mexico. */
  today: string;
  /** Shows a page of the site beside. */
  onShow: (page: string) => void;
};

const broughtWords = (title: string) => `Está otra vez «${title}», como borrador: en «Qué cambió» puedes descartarlo.`;

/** A legal text, clause by clause: what is typed is checked and saved as a draft while it is typed. */
export function TextEditor({ text: info, draft, part, facts, today, onShow }: TextEditorProps) {
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  const [key, setKey] = useState(headKey);
  const [panel, setPanel] = useState<TextPanel>();
  /** What is wrong with what a panel asked for. */
  const [asked, setAsked] = useState<readonly Finding[]>([]);
  useEffect(() => void (draft.view().open === undefined && draft.open()), [draft]);
  useEffect(() => onShow(info.page), [info.page, onShow]);

  const { open } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong with one text need not be with the next.
  useEffect(() => setAsked([]), [open?.stamp]);
  const clause = open?.clauses.find(({ id }) => id === key);
  const isShown = open !== undefined && shownVersion(open) === undefined;
  const openPanel = (next: TextPanel | undefined) => {
    setPanel(next);
    setAsked([]);
    if (next) focusSoon(panelTitle[next]);
  };
  const go = (id: string) => {
    setKey(id);
    // What is compared stays beside the clause that is gone to.
    openPanel(panel === "compare" ? panel : undefined);
    if (id !== headKey && isShown) onShow(`${info.page}#${id}`);
    focusSoon(titleOf(id));
  };
  const isHere = open !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address leads there once, and then the person goes on.
  useEffect(() => {
    if (isHere && part) goToClause(part);
  }, [isHere, part]);
  const goToClause = (anchor: string) => {
    const found = open?.clauses.find(({ id }) => anchor === id || anchor.startsWith(`${id}-`));
    if (found) go(found.id);
  };
  const goToFinding = ({ path, line }: Finding) => {
    const [part, field, number] = path;
    const isHere = part === "nueva" || document.getElementById(fieldId(path))?.offsetParent;
    if (typeof part === "string" && part !== "nueva") setKey(part);
    if (!isHere && panel !== "compare") setPanel(undefined);
    setTimeout(() => {
      focusField(path);
      const area = document.getElementById(fieldId([part ?? "", field ?? ""]));
      if (!(area instanceof HTMLTextAreaElement) || typeof number !== "number") return;
      selectIn(area, placeOf(area.value, { line: number, words: line?.words ?? "" }));
    });
  };
  /** @param then - once it is done. */
  const attempt = async (work: Promise<readonly Finding[] | undefined>, then: () => void) => {
    const said = await work;
    setAsked(said ?? []);
    if (said?.length === 0) then();
  };
  const done = (part: string) => {
    openPanel(undefined);
    setKey(part);
    onShow(part === headKey || !isShown ? info.page : `${info.page}#${part}`);
    focusSoon(titleOf(part), titleOf(headKey));
  };
  const cancel = () => {
    openPanel(undefined);
    if (panel) focusSoon(panelButton(panel));
  };

  if (!open) return <p role="status">{standingWords(view)}</p>;
  const places = placesOf(open, facts);
  const said = new Set(view.findings.map(({ where, message }) => where + message));
  const more = asked.filter(({ where, message }) => !said.has(where + message));
  const findings = [...(panel === "add" ? more.map(ofNew) : more), ...view.findings];
  // What deserves a second look is among what stands against publishing.
  const listed = panel === "publish" ? findings.filter(({ kind }) => kind === "error") : findings;
  const isWrong = findings.some(({ kind, path }) => kind === "error" && path[0] === key);
  const typed = view.typed[key] ?? partOf(open, key);
  const comparison = panel === "compare" && (
    <TextComparison
      ask={ask}
      id={info.id}
      text={open}
      standing={view.standing}
      part={key}
      onGo={go}
      onWrite={() => focusField([key, clause ? "body" : "title"])}
      onClose={() => {
        openPanel(undefined);
        focusSoon(titleOf(key));
      }}
    />
  );
  return (
    <FormContext value={{ facts, today, findings: findings.map(ofField), published: [] }}>
      <FormHead title={info.label} about={legalTexts} label="Textos legales" />
      <VersionBar
        text={open}
        panel={panel}
        onPanel={(next) => openPanel(next === panel ? undefined : next)}
        onVersion={(version) => {
          openPanel(undefined);
          void draft.open(version);
        }}
      />
      <HeldField />
      <TextNotices draft={draft} view={view} text={open} shownVersion={shownVersion(open)} />
      <FindingsList findings={listed} onGo={goToFinding} />
      <TextPanels
        panel={panel}
        draft={draft}
        view={view}
        text={open}
        part={key}
        facts={facts}
        places={places}
        today={today}
        attempt={(work, then) => void attempt(work, then)}
        onGo={goToFinding}
        onDone={done}
        onCancel={cancel}
      />
      <div className={styles.parts} hidden={panel !== undefined && panel !== "compare"}>
        <ClausePicker
          clauses={open.clauses}
          findings={findings}
          open={key}
          onOpen={go}
          onAdd={open.isLocked ? undefined : () => openPanel("add")}
        />
        {clause && typed && !isHead(typed) && (
          <ClauseForm
            key={`${open.version} ${key}`}
            clause={clause}
            words={typed}
            isLocked={open.isLocked}
            findings={findings}
            facts={facts}
            places={places}
            beside={
              comparison || <ClauseReads html={clause.html} isBehind={isWrong} onGo={goToClause} onShow={onShow} />
            }
            onChange={(words) => draft.change(key, words)}
            onRemove={() =>
              void attempt(
                draft.act("DELETE", `/clauses/${key}`, () => ({})),
                () => done(headKey),
              )
            }
          />
        )}
        {!clause && panel !== "publish" && (
          <>
            <HeadForm
              head={typed && isHead(typed) ? typed : open.head}
              today={today}
              isLocked={open.isLocked}
              onChange={(head) => draft.change(headKey, head)}
            />
            {comparison}
          </>
        )}
      </div>
      {!open.isLocked && (
        <HistoryPanel
          key={open.version}
          file={`src/content/legal/${info.id}/${open.version}.md`}
          onBring={(source) =>
            void attempt(
              draft.act("PUT", "/source", (stamp) => ({ source, stamp })),
              () => draft.open(open.version),
            )
          }
          brought={broughtWords}
        />
      )}
    </FormContext>
  );
}

const panelTitle: Readonly<Record<TextPanel, string>> = {
  add: "titulo-agregar",
  compare: "titulo-comparar",
  next: "titulo-version",
  publish: "titulo-publicar",
};

const titleOf = (part: string) => (part === headKey ? "titulo-datos" : `titulo-${part}`);

/** The version that the page shows while a draft of a later one is written; undefined if it shows what is open. */
function shownVersion({ version, versions, isLocked }: OpenText): string | undefined {
  return isLocked ? undefined : versions.find((each) => each.isPublished && each.version !== version)?.version;
}

/** A field has the findings of all its lines. */
function ofField(finding: Finding): Finding {
  const [part, field, number] = finding.path;
  if (field !== "body" || typeof number !== "number") return finding;
  const where = finding.line ? `en «${finding.line.start}»: ` : "";
  return { ...finding, path: [part ?? "", field], message: where + finding.message };
}

/** What is not in the text yet has its own fields. */
const ofNew = (finding: Finding): Finding => ({ ...finding, path: ["nueva", ...finding.path.slice(1)] });

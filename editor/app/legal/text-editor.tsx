import { useEffect, useState, useSyncExternalStore } from "react";
import type { Finding, Menu, OpenText, TextInfo } from "#editor/api.ts";
import { ask } from "#editor/app/ask.ts";
import { focusField, focusSoon } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { GuideLink, legalTexts } from "#editor/app/guide/guide-link.tsx";
import { FindingsList } from "#editor/app/list/findings-list.tsx";
import { HistoryPanel } from "#editor/app/panels/history-panel.tsx";
import { standingWords } from "#editor/app/parts/standing.ts";
import { AddClause } from "./add-clause.tsx";
import { ClauseForm } from "./clause-form.tsx";
import { ClausePicker } from "./clause-picker.tsx";
import { HeadForm } from "./head-form.tsx";
import { NextVersion } from "./next-version.tsx";
import { placesOf } from "./places.ts";
import { PublishVersion } from "./publish-version.tsx";
import { TextComparison } from "./text-comparison.tsx";
import type { TextDraft } from "./text-draft.ts";
import styles from "./text-editor.module.css";
import { TextNotices } from "./text-notices.tsx";
import { headKey, isHead, partOf } from "./text-parts.ts";
import { type TextPanel, VersionBar } from "./version-bar.tsx";

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
  const clause = open?.clauses.find(({ id }) => id === key);
  const isShown = open !== undefined && shownVersion(open) === undefined;
  const go = (id: string) => {
    setKey(id);
    setPanel(undefined);
    if (id !== headKey && isShown) onShow(`${info.page}#${id}`);
    focusSoon(id === headKey ? "titulo-datos" : `titulo-${id}`);
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
  const goToFinding = ({ path }: Finding) => {
    if (typeof path[0] === "string" && path[0] !== "nueva") setKey(path[0]);
    setTimeout(() => focusField(path));
  };
  const openPanel = (next: TextPanel | undefined) => {
    setPanel(next === panel ? undefined : next);
    setAsked([]);
  };
  /** @param then - once it is done. */
  const attempt = async (work: Promise<readonly Finding[] | undefined>, then: () => void) => {
    const said = await work;
    setAsked(said ?? []);
    if (said?.length === 0) then();
  };
  const close = () => openPanel(undefined);

  if (!open) return <p role="status">{standingWords(view)}</p>;
  const places = placesOf(open, facts);
  const findings = asked.length === 0 ? view.findings : panel === "add" ? asked.map(ofNew) : asked;
  const typed = view.typed[key] ?? partOf(open, key);
  return (
    <FormContext value={{ facts, today, findings: findings.map(ofField), published: [] }}>
      <div className={styles.head}>
        <h1>{info.label}</h1>
        <GuideLink about={legalTexts} label="Textos legales" />
        <VersionBar
          text={open}
          panel={panel}
          onPanel={openPanel}
          onVersion={(version) => {
            close();
            void draft.open(version);
          }}
        />
      </div>
      <TextNotices draft={draft} view={view} text={open} shownVersion={shownVersion(open)} />
      <FindingsList findings={findings} onGo={goToFinding} />
      {panel === "add" && (
        <AddClause
          text={open}
          after={key}
          facts={facts}
          places={places}
          onCancel={close}
          onAdd={(added) =>
            void attempt(
              draft.act("POST", "/clauses", (stamp) => ({ ...added, stamp })),
              () => {
                go(added.id);
                focusSoon(`titulo-${added.id}`);
              },
            )
          }
        />
      )}
      {panel === "next" && open.next && (
        <NextVersion
          next={open.next}
          today={today}
          onCancel={close}
          onCreate={(version) =>
            void attempt(
              draft.act("POST", "/versions", () => version),
              close,
            )
          }
        />
      )}
      {panel === "publish" && open.publishing && (
        <PublishVersion
          version={open.version}
          publishing={open.publishing}
          onCancel={close}
          onPublish={(reason) =>
            void attempt(
              draft.act("POST", `/versions/${open.version}/publish`, (stamp) => ({ stamp, reason })),
              () => {
                close();
                onShow(info.page);
              },
            )
          }
        />
      )}
      {panel === "compare" && <TextComparison ask={ask} id={info.id} text={open} onClose={close} />}
      <div className={styles.parts} hidden={panel !== undefined}>
        <ClausePicker clauses={open.clauses} findings={findings} open={key} onOpen={go} />
        {clause && typed && !isHead(typed) && (
          <ClauseForm
            key={`${open.version} ${key}`}
            clause={clause}
            words={typed}
            isLocked={open.isLocked}
            findings={findings}
            facts={facts}
            places={places}
            onChange={(words) => draft.change(key, words)}
            onRemove={() =>
              void attempt(
                draft.act("DELETE", `/clauses/${key}`, () => ({})),
                () => setKey(headKey),
              )
            }
            onGo={goToClause}
            onShow={onShow}
          />
        )}
        {!clause && (
          <HeadForm
            head={typed && isHead(typed) ? typed : open.head}
            today={today}
            isLocked={open.isLocked}
            onChange={(head) => draft.change(headKey, head)}
          />
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

/** The version that the page shows while a draft of a later one is written; undefined if it shows what is open. */
function shownVersion({ version, versions, isLocked }: OpenText): string | undefined {
  return isLocked ? undefined : versions.find((each) => each.isPublished && each.version !== version)?.version;
}

/** A field has the findings of all its lines. */
function ofField(finding: Finding): Finding {
  const [part, field, line] = finding.path;
  if (field !== "body" || typeof line !== "number") return finding;
  return { ...finding, path: [part ?? "", field], message: `línea ${line}: ${finding.message}` };
}

/** What is not in the text yet has its own fields. */
const ofNew = (finding: Finding): Finding => ({ ...finding, path: ["nueva", ...finding.path.slice(1)] });

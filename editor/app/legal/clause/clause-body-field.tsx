import { useState } from "react";
import { findHardcodedFacts } from "#domain/legal/hardcoded-facts.ts";
import { normalizeLines } from "#domain/text/normalize-text.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { Diagnostic, FieldPath } from "#editor/api/api.ts";
import { FieldFrame } from "#editor/app/form/fields/field-frame.tsx";
import { FactPicker } from "#editor/app/form/writing/fact-picker.tsx";
import { FactTextArea } from "#editor/app/form/writing/fact-text-area.tsx";
import { SearchPicker } from "#editor/app/form/writing/search-picker.tsx";
import { findWords, replaceSelection } from "#editor/app/form/writing/text-selection.ts";
import { useTextArea } from "#editor/app/form/writing/use-text-area.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./clause-body-field.module.css";
import { convertPaste } from "./convert-paste.ts";
import type { LinkTarget } from "./link-targets.ts";
import { addListItem, continueList, insertLink, makeSelectionBold, pasteListItems } from "./markdown-edits.ts";

type ClauseBodyFieldProps = {
  path: FieldPath;
  value: string;
  isLocked?: boolean;
  /** Diagnostics of the field. If a diagnostic is about one line, its path ends with the line number. */
  diagnostics: readonly Diagnostic[];
  linkTargets: readonly LinkTarget[];
  onChange: (value: string) => void;
};

export function ClauseBodyField({
  path,
  value,
  isLocked = false,
  diagnostics,
  linkTargets,
  onChange,
}: ClauseBodyFieldProps) {
  const writing = useTextArea(value, onChange);
  const { select, write, findWordsToReplace, replace } = writing;
  const [joinedLines, setJoinedLines] = useState<readonly string[]>([]);
  const wrongPassages = new Map(diagnostics.toReversed().flatMap(listNamedPassages));
  return (
    <div className={layout.stack}>
      {!isLocked && (
        <fieldset className={`${layout.row} ${styles.bar}`}>
          <legend className="visually-hidden">Escribir en el texto</legend>
          <PushButton onClick={() => write(addListItem)}>Punto de lista</PushButton>
          <PushButton onClick={() => write(makeSelectionBold)}>Negritas</PushButton>
          <SearchPicker
            texts={{
              openLabel: "Enlace",
              searchLabel: "A dónde lleva",
              listLabel: "Lugares",
              noMatchMessage: "Ningún lugar tiene esas palabras.",
            }}
            choices={linkTargets.map(({ label, href, note }) => ({ key: href, name: label, note: note ?? href }))}
            onChoicePicked={(href) => {
              const label = linkTargets.find((each) => each.href === href)?.linkText ?? "";
              write((writing) => insertLink(writing, { label, href }));
            }}
          />
          <FactPicker
            typedFigures={findHardcodedFacts(value).map(({ factText }) => factText)}
            findWordsToReplace={findWordsToReplace}
            onFactPicked={(name, ...where) => replace(`{{${name}}}`, ...where)}
          />
        </fieldset>
      )}
      <FieldFrame
        path={path}
        label="Texto"
        hint={isLocked ? undefined : "«1.» numera un párrafo, «-» es una viñeta y **dos asteriscos** son negritas."}
        feedback={
          wrongPassages.size > 0 && (
            <p className={layout.row}>
              {[...wrongPassages].map(([start, passage]) => (
                <PushButton key={start} look="text" onClick={() => select(findWords(value, passage))}>
                  {`Ir a «${start}»`}
                </PushButton>
              ))}
            </p>
          )
        }
      >
        {(controlProps) => (
          <FactTextArea
            {...controlProps}
            writing={writing}
            rows={8}
            onTextChange={onChange}
            normalize={normalizeLines}
            readOnly={isLocked}
            onKeyDown={(event) => {
              const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
              if (key !== "Enter" || shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
              if (!isLocked && write(continueList)) event.preventDefault();
            }}
            onPaste={(event) => {
              const pastedText = event.clipboardData.getData("text/plain");
              const { text, joinedWords: words } = convertPaste(pastedText);
              setJoinedLines(words);
              if (isLocked) return;
              const isInserted = write((writing) => pasteListItems(writing, text));
              if (!isInserted && text === pastedText) return;
              event.preventDefault();
              if (!isInserted) write((writing) => replaceSelection(writing, text));
            }}
          />
        )}
      </FieldFrame>
      <p role="status">{joinedLines.length > 0 && formatJoinedMessage(joinedLines)}</p>
    </div>
  );
}

function formatJoinedMessage(joinedWords: readonly string[]): string {
  const quotedWords = formatSpanishList([...new Set(joinedWords)].map((word) => `«${word}»`));
  return `Revisa ${quotedWords}: un fin de renglón cortaba la palabra y se unió sin guion.`;
}

/** The line's first words and the position of the wrong words; empty if the diagnostic is not about a line. */
function listNamedPassages({ path, line }: Diagnostic): [start: string, passage: { line: number; words: string }][] {
  const lineNumber = path.at(-1);
  return line && typeof lineNumber === "number" ? [[line.start, { line: lineNumber, words: line.words }]] : [];
}

import { type FormEvent, useId, useState } from "react";
import type {
  Occurrences,
  ReplaceField,
  ReplaceRequest,
  ReplaceResult,
  UndoReplacementResult,
} from "#editor/api/requests/replace-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { pageFormsSubject } from "#editor/app/guide/guide-subjects.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Checkbox } from "#editor/app/shared/checkbox.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { FormTitleBar } from "#editor/app/shared/panels/form-title-bar.tsx";
import { sendRequest, toErrorBody } from "#editor/app/shared/request.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { DeveloperTextList } from "./developer-text-list.tsx";
import { OccurrenceRow } from "./occurrence-row.tsx";
import styles from "./replace-form.module.css";

type FoundOccurrences = Occurrences & { words: string; isLoose: boolean };

const statusId = "reemplazar-estado";
const getKey = ({ formId, path }: ReplaceField) => JSON.stringify([formId, path]);
const formatCount = (count: number) => (count === 1 ? "un campo" : `${count} campos`);

/** «Buscar y reemplazar»: every field with the searched words, a preview of each replacement, and one undo for all. */
export function ReplaceForm({ shell }: { shell: Shell }) {
  const unsavedLabels = shell.unsavedWork.map(({ label }) => label);
  // Decodes the words in the address, even if their encoding is malformed.
  const initialWords = new URLSearchParams(`words=${shell.location.part}`).get("words") ?? "";
  const id = useId();
  const [words, setWords] = useState(initialWords);
  const [replacement, setReplacement] = useState("");
  const [isLoose, setLoose] = useState(false);
  const [occurrences, setOccurrences] = useState<FoundOccurrences>();
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<string>>(new Set());
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const [savedFiles, setSavedFiles] = useState<ReplaceResult["savedFiles"]>([]);
  const [message, setMessage] = useState("");
  const [isBusy, setBusy] = useState(false);

  const replaceableFields =
    occurrences?.fields.filter(({ lockReason }) => !occurrences.isLoose && lockReason === undefined) ?? [];
  const chosenFields = replaceableFields.filter((field) => chosenKeys.has(getKey(field)));
  const isReady = chosenFields.length > 0 && replacement !== "" && replacement !== occurrences?.words;

  const runStep = async (work: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    setMessage("");
    try {
      setMessage(await work());
    } catch (error) {
      setMessage(toErrorBody(error).message);
    } finally {
      setBusy(false);
      focusAfterRender(statusId);
    }
  };
  const search = async (searchWords = occurrences?.words ?? "", isLooseSearch = occurrences?.isLoose ?? false) => {
    const query = `words=${encodeURIComponent(searchWords)}${isLooseSearch ? "&isLoose=" : ""}`;
    const answer = await sendRequest<Occurrences>("GET", `/api/occurrences?${query}`);
    setOccurrences({ ...answer, words: searchWords, isLoose: isLooseSearch });
    return answer;
  };
  const submitSearch = (event: FormEvent) => {
    event.preventDefault();
    void runStep(async () => {
      if (words.trim() === "") return "Escribe qué buscar.";
      setReasons(new Map());
      setChosenKeys(new Set());
      const { fields, similarCount } = await search(words.trim(), isLoose);
      const similarMessage =
        similarCount > 0 ? ` En ${formatCount(similarCount)} más está en plural o con otras mayúsculas o acentos.` : "";
      const lockedCount = fields.filter(({ lockReason }) => lockReason !== undefined).length;
      if (fields.length === 0)
        return isLoose
          ? "Ninguna lista y ningún texto lo dice."
          : `Ninguna lista y ningún texto lo dice así, con esas mayúsculas y acentos.${similarMessage}`;
      if (isLoose) return `Está en ${formatCount(fields.length)}. Para reemplazar, busca tal cual.`;
      const lockedMessage =
        lockedCount === 0
          ? ""
          : ` ${lockedCount === 1 ? "Uno no se cambia" : `${lockedCount} no se cambian`} aquí, con su razón al lado.`;
      return `Está en ${formatCount(fields.length)}.${lockedMessage}${similarMessage} Marca dónde reemplazar.`;
    });
  };
  const replace = () =>
    runStep(async () => {
      const request: ReplaceRequest = {
        words: occurrences?.words ?? "",
        replacement,
        fields: chosenFields.map(({ formId, path }) => ({ formId, path })),
      };
      const { replacedFields, refusedFields, savedFiles } = await sendRequest<ReplaceResult>(
        "POST",
        "/api/replace",
        request,
      );
      setReasons(new Map(refusedFields.map((field) => [getKey(field), field.reason])));
      setChosenKeys(new Set());
      if (savedFiles.length > 0) {
        setSavedFiles(savedFiles);
        shell.handleFilesChanged();
      }
      await search();
      const refusedMessage =
        refusedFields.length === 0 ? "" : ` Sin reemplazar: ${refusedFields.length}. Abajo dice por qué.`;
      return `Se reemplazó en ${formatCount(replacedFields.length)}, como borrador.${refusedMessage}`;
    });
  const undo = () =>
    runStep(async () => {
      const { unchangedFiles } = await sendRequest<UndoReplacementResult>("POST", "/api/replace/undo", {
        saved: savedFiles,
      });
      setSavedFiles([]);
      setReasons(new Map());
      shell.handleFilesChanged();
      await search();
      if (unchangedFiles.length === 0) return "Todo quedó como estaba antes de reemplazar.";
      const reasonTexts = unchangedFiles.map(
        ({ label, reason }) => `«${label}» se queda como está: ${reason.replace(/\.$/, "")}.`,
      );
      return [
        ...reasonTexts,
        ...(unchangedFiles.length < savedFiles.length ? ["Lo demás quedó como antes."] : []),
      ].join(" ");
    });

  return (
    <>
      <FormTitleBar
        title="Buscar y reemplazar"
        help="Se busca tal cual: con mayúsculas, acentos y palabras enteras. Nada se publica: lo reemplazado queda como borrador."
        guideSubject={pageFormsSubject}
        guideLabel="Buscar y reemplazar"
      />
      <form className={styles.asked} onSubmit={submitSearch}>
        <label htmlFor={`${id}-busca`}>Buscar</label>
        <input
          id={`${id}-busca`}
          type="search"
          className={controls.control}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Checkbox isChecked={isLoose} onChange={setLoose}>
          También plurales, mayúsculas y acentos
        </Checkbox>
        <label htmlFor={`${id}-pone`}>Reemplazar con</label>
        <input
          id={`${id}-pone`}
          className={controls.control}
          autoComplete="off"
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
        <div className={layout.row}>
          <button type="submit" hidden />
          <PushButton isAriaDisabled={isBusy} onClick={submitSearch}>
            Buscar
          </PushButton>
          <PushButton look="main" isAriaDisabled={isBusy || !isReady} onClick={() => void replace()}>
            {`Reemplazar en ${formatCount(chosenFields.length)}`}
          </PushButton>
          {savedFiles.length > 0 && (
            <PushButton isAriaDisabled={isBusy} onClick={() => void undo()}>
              Deshacer el reemplazo
            </PushButton>
          )}
        </div>
      </form>
      {unsavedLabels.length > 0 && <p>{`Lo que falta guardar no se busca: ${unsavedLabels.join(", ")}.`}</p>}
      <p id={statusId} tabIndex={-1} role="status" className={layout.strong}>
        {isBusy ? "Espera: se revisan todas las listas y los textos…" : message}
      </p>
      {occurrences && replaceableFields.length > 1 && (
        <Checkbox
          isChecked={chosenFields.length === replaceableFields.length}
          onChange={(isChecked) => setChosenKeys(new Set(isChecked ? replaceableFields.map(getKey) : []))}
        >
          {`Marcar todos: ${chosenFields.length} de ${replaceableFields.length}`}
        </Checkbox>
      )}
      {occurrences &&
        [...Map.groupBy(occurrences.fields, ({ label }) => label)].map(([label, fields]) => (
          <section key={label} aria-label={label}>
            <h2 className={styles.form}>{`${label}: ${fields.length}`}</h2>
            <ul className={layout.stack}>
              {fields.map((field) => (
                <li key={getKey(field)}>
                  <OccurrenceRow
                    field={field}
                    words={occurrences.words}
                    isLoose={occurrences.isLoose}
                    replacement={replacement}
                    reason={reasons.get(getKey(field))}
                    isChecked={chosenFields.includes(field)}
                    onToggle={(isChecked) => {
                      const nextChosen = new Set(chosenKeys);
                      if (isChecked) nextChosen.add(getKey(field));
                      else nextChosen.delete(getKey(field));
                      setChosenKeys(nextChosen);
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      <DeveloperTextList texts={occurrences?.developerTexts} />
    </>
  );
}

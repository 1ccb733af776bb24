import { useState } from "react";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useStoredText } from "#editor/app/shared/hooks/use-stored-text.ts";
import layout from "#editor/app/shared/layout.module.css";

type ReturnFormProps = { id: string; onReturn: (note: string) => void };

/** «Devolver con una nota»: asks for the note before the proposal is returned. */
export function ReturnForm({ id, onReturn }: ReturnFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useStoredText(id);
  const [isMissing, setMissing] = useState(false);
  if (!isOpen)
    return (
      <PushButton
        id={id}
        look="text"
        onClick={() => {
          setOpen(true);
          focusAfterRender(`${id}-nota`);
        }}
      >
        Devolver con una nota
      </PushButton>
    );
  const send = () => {
    if (note.trim() !== "") return onReturn(note);
    setMissing(true);
    focusAfterRender(`${id}-nota`);
  };
  return (
    <div className={layout.stack}>
      <label className={layout.strong} htmlFor={`${id}-nota`}>
        Qué hay que cambiar
      </label>
      <textarea
        id={`${id}-nota`}
        className={controls.control}
        rows={3}
        value={note}
        aria-describedby={`${id}-ayuda`}
        {...(isMissing && { "aria-invalid": true })}
        onChange={({ target }) => {
          setNote(target.value);
          setMissing(false);
        }}
      />
      <p id={`${id}-ayuda`}>
        {isMissing
          ? "Escribe qué hay que cambiar: quien la envió lo lee."
          : "Vuelve a quien la envió y nada se publica."}
      </p>
      <div className={layout.row}>
        <PushButton onClick={send}>Devolver</PushButton>
        <PushButton
          look="text"
          onClick={() => {
            setOpen(false);
            focusAfterRender(id);
          }}
        >
          No, dejar
        </PushButton>
      </div>
    </div>
  );
}

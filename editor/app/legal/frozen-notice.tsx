import type { OpenText } from "#editor/api-texts.ts";
import { ConfirmedButton } from "#editor/app/parts/confirmed-button.tsx";
import { Message } from "#editor/app/parts/message.tsx";

type FrozenNoticeProps = { text: OpenText; onUndo: () => void };

/** How far a version is whose words are frozen. */
export function FrozenNotice({ text: { version, frozen }, onUndo }: FrozenNoticeProps) {
  if (!frozen) return null;
  if (frozen.state === "ready")
    return (
      <Message titleId={readyTitle} tone="look" title="Lista para publicarse">
        <p>{`La versión ${version} quedó con sus palabras fijas. Falta el botón «Publicar»: antes, el sitio no cambia.`}</p>
        <ConfirmedButton
          id="deshacer-publicacion"
          question={`¿Deshacer la publicación de la versión ${version}? Vuelve a ser borrador, con todo lo escrito.`}
          onConfirm={onUndo}
        >
          {undoWords(version)}
        </ConfirmedButton>
      </Message>
    );
  if (frozen.state === "sample")
    return (
      <Message tone="look" title="Publicada con datos de muestra">
        <p>{`La versión ${version} ya no cambia, salvo por lo que falta: ${frozen.missing.join("; ")}.`}</p>
        <p>
          {frozen.given.length > 0
            ? "Ya hay datos del Operador: ponlos con «Poner los datos del Operador»."
            : "Pide a quien desarrolla el sitio que ponga esos valores. Después se ponen aquí con un botón."}
        </p>
      </Message>
    );
  return (
    <Message tone="look" title="Publicada: ya no cambia">
      <p>{`La versión ${version} es la que la gente aceptó. Para decir otra cosa, crea la versión siguiente.`}</p>
    </Message>
  );
}

/** Where somebody is once a version is published. */
export const readyTitle = "titulo-lista";

export const undoWords = (version: string) => `Deshacer la publicación de la versión ${version}`;

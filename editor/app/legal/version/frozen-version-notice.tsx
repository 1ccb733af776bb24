import { formatDate } from "#domain/calendar/spanish-time.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatVersionNoteLocation, freezeAgainLabel } from "#editor/api/requests/legal-text-api.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { ConfirmButton } from "#editor/app/shared/buttons/confirm-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";

export function FrozenVersionNotice({ editing }: { editing: LegalTextEditing }) {
  const { id, draft } = editing;
  const { version, frozen } = editing.text;
  if (!frozen) return null;
  if (frozen.state === "ready") {
    const undoButton = (
      <ConfirmButton
        id="deshacer-publicacion"
        question={`¿Deshacer la publicación de la versión ${version}? Vuelve a ser borrador, con todo lo escrito.`}
        onConfirm={() => void draft.unfreeze()}
      >
        {formatUnfreezeLabel(version)}
      </ConfirmButton>
    );
    if (frozen.refreezeChanges.length === 0)
      return (
        <Message titleId={readyNoticeTitleId} tone="look" title="Lista para publicarse">
          <p>{`La versión ${version} quedó con sus palabras fijas. Falta el botón «Publicar»: antes, el sitio no cambia.`}</p>
          {undoButton}
        </Message>
      );
    return (
      <Message titleId={readyNoticeTitleId} tone="wrong" title="Así no se publica: algo cambió desde que la fijaste">
        <p>{`La versión ${version} todavía no se publica, y sus palabras ya no son las de hoy:`}</p>
        <ul>
          {frozen.refreezeChanges.map((change) => (
            <li key={change}>{capitalize(change)}</li>
          ))}
        </ul>
        <div className={layout.row}>
          <PushButton look="main" onClick={() => freezeVersion(editing)}>
            {freezeAgainLabel}
          </PushButton>
        </div>
        {undoButton}
      </Message>
    );
  }
  if (frozen.withdrawn)
    return (
      <Message tone="look" title="Retirada: nunca rigió">
        <p>{`La versión ${version} se retiró el ${formatDate(frozen.withdrawn.day)}. Motivo: ${frozen.withdrawn.reason}`}</p>
        <p>Sus palabras y su PDF se quedan en la página, con esa nota.</p>
      </Message>
    );
  const isSample = frozen.state === "sample";
  return (
    <Message tone="look" title={isSample ? "Publicada con datos de muestra" : "Publicada: ya no cambia"}>
      {isSample ? (
        <>
          <p>{`La versión ${version} ya no cambia, salvo por lo que falta: ${frozen.missingFacts.join("; ")}.`}</p>
          <p>
            {frozen.confirmedValues.length > 0
              ? "Ya hay datos del Operador: ponlos con «Poner los datos del Operador»."
              : "Los teléfonos y correos se escriben en «Contacto y enlaces»; lo demás, pídelo a quien instala el sitio. Después se ponen aquí con un botón."}
          </p>
        </>
      ) : (
        <p>
          {frozen.isAnnounced
            ? `La versión ${version} ya se anunció y espera su día. Si algo debe ser de otra manera, se retira antes de ese día, y otra toma su lugar.`
            : `La versión ${version} es la que la gente aceptó. Para decir otra cosa, crea la versión siguiente.`}
        </p>
      )}
      {/* These links open the list of withdrawals and errata with a new row for the version. */}
      <div className={layout.row}>
        {frozen.isAnnounced && (
          <a href={`#${formatVersionNoteLocation("withdrawals", id, version)}`}>{`Retirar la versión ${version}`}</a>
        )}
        <a href={`#${formatVersionNoteLocation("errata", id, version)}`}>Agregar una fe de erratas</a>
      </div>
    </Message>
  );
}

const readyNoticeTitleId = "titulo-lista";

export const freezeVersion = ({ text, draft, navigation }: LegalTextEditing, reason?: string) =>
  void navigation.attempt(draft.freeze(reason), () =>
    navigation.closePanel(navigation.key, {
      announcement: `La versión ${text.version} quedó lista. Falta el botón «Publicar».`,
      focusId: readyNoticeTitleId,
    }),
  );

export const formatUnfreezeLabel = (version: string) => `Deshacer la publicación de la versión ${version}`;

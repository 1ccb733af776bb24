import type { Conflict, ErrorBody } from "#editor/api/api.ts";
import type { PublishRequest, PublishResult } from "#editor/api/requests/publish-api.ts";
import { UnsyncedFiles } from "#editor/app/files/unsynced-files.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { ConflictTexts } from "#editor/app/shared/conflict-texts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";

type WinningSide = NonNullable<PublishRequest["winningSide"]>;

type SideChoiceProps = {
  conflicts: readonly Conflict[];
  theirsLabel?: string;
  /** What happens to the other changes of both sides. */
  message?: string;
  buttonLabels: Readonly<Record<WinningSide, string>>;
  onChoose: (winningSide: WinningSide) => void;
};

export function SideChoice({ conflicts, theirsLabel = "Ya publicado", message, ...choice }: SideChoiceProps) {
  return (
    <>
      <ConflictTexts conflicts={conflicts} theirsLabel={theirsLabel} />
      {message && <p>{message}</p>}
      <div className={layout.row}>
        {(["mine", "theirs"] as const).map((side) => (
          <PushButton key={side} onClick={() => choice.onChoose(side)}>
            {choice.buttonLabels[side]}
          </PushButton>
        ))}
      </div>
    </>
  );
}

type NextVersionButtonsProps = {
  next: string;
  conflicts: readonly Conflict[];
  onMoveToNextVersion: (winningSide?: WinningSide) => void;
};

/** Buttons that move the draft of a version, which others published first, to the next one. */
export function NextVersionButtons({ next, conflicts, onMoveToNextVersion }: NextVersionButtonsProps) {
  const label = `Pasarlo a la versión ${next}`;
  if (conflicts.length === 0) return <PushButton onClick={() => onMoveToNextVersion()}>{label}</PushButton>;
  return (
    <SideChoice
      conflicts={conflicts}
      message="Lo demás de las dos se junta."
      buttonLabels={{ mine: `${label}, con lo mío ahí`, theirs: `${label}, con lo publicado ahí` }}
      onChoose={onMoveToNextVersion}
    />
  );
}

type PublishRefusalProps = {
  title?: string;
  refusal: ErrorBody;
  onChooseSide?: (winningSide: WinningSide) => void;
};

export function PublishRefusal({
  title = "No se publicó",
  refusal: { message, raw, fixes = [], conflicts = [] },
  onChooseSide,
}: PublishRefusalProps) {
  return (
    <Message tone="wrong" title={title} level={3}>
      <p>{message}</p>
      {fixes.map(({ label, location }) => (
        <p key={location}>
          <a className={controls.link} href={`#${location}`}>
            {label}
          </a>
        </p>
      ))}
      {onChooseSide && conflicts.length > 0 && (
        <SideChoice
          conflicts={conflicts}
          theirsLabel="De la otra persona"
          buttonLabels={{ mine: "Publicar lo mío ahí", theirs: "Dejar ahí lo de la otra persona" }}
          onChoose={onChooseSide}
        />
      )}
      {raw !== undefined && <TechnicalDetails>{raw}</TechnicalDetails>}
    </Message>
  );
}

type PublishedMessageProps = {
  result: PublishResult;
  title: string;
  droppedChanges: readonly Conflict[];
  /** The people who may approve the proposal, as text; undefined without a team. */
  approvers?: string | undefined;
};

export function PublishedMessage({ result, title, droppedChanges, approvers = "" }: PublishedMessageProps) {
  const { unsyncedFiles = [], hiddenVersions = [], isEmpty } = result;
  const outcomeTexts = describeOutcome(result, approvers);
  return (
    <Message tone={isEmpty || unsyncedFiles.length > 0 ? "look" : "good"} title={outcomeTexts.title} level={3}>
      {outcomeTexts.text && <p>{outcomeTexts.text}</p>}
      {hiddenVersions.map(({ id, version }) => (
        <p key={`${id} ${version}`}>
          {`La versión ${version} sigue en borrador: nadie la ve y el aviso no empieza. Para que rija, ábrela y elige «Publicar esta versión». `}
          <a className={controls.link} href={`#${id}`}>
            Abrir el texto
          </a>
        </p>
      ))}
      <UnsyncedFiles files={unsyncedFiles} />
      {unsyncedFiles.length > 0 && <p>Lo lees otra vez donde se sube el archivo.</p>}
      {!isEmpty && (
        <>
          <p className={layout.hint}>En la historia se lee:</p>
          <p>{title}</p>
        </>
      )}
      <DroppedChanges changes={droppedChanges} />
    </Message>
  );
}

/** The person's changes that lost to someone else's publication, for copying. */
export function DroppedChanges({ changes }: { changes: readonly Conflict[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <p>Lo tuyo que no quedó, por si quieres copiarlo:</p>
      <ConflictTexts conflicts={changes} />
    </>
  );
}

function describeOutcome(
  { isPushed, isEmpty, isProposal, unsyncedFiles = [] }: PublishResult,
  approvers: string,
): { title: string; text?: string } {
  if (isEmpty)
    return {
      title: "Nada tuyo quedó por publicar",
      text: "Se queda lo que publicó la otra persona, y en la historia no hay nada nuevo.",
    };
  if (isProposal)
    return {
      title: "Enviado a aprobar",
      text: `Espera en «Por aprobar»: lo aprueba ${approvers}. Mientras, aquí todo está como se publicó.`,
    };
  // The title says that coverage files are missing, because the site cannot be built without them.
  if (unsyncedFiles.length > 0)
    return {
      title: unsyncedFiles.length === 1 ? "Publicado, pero falta el archivo" : "Publicado, pero faltan los archivos",
    };
  return isPushed
    ? {
        title: "Publicado",
        text: "El cambio ya está con todos. Los visitantes lo ven cuando el sitio se construya otra vez.",
      }
    : {
        title: "Guardado en la historia de esta computadora",
        text: "Esta copia no tiene a dónde enviarlo: avisa a quien desarrolla el sitio.",
      };
}

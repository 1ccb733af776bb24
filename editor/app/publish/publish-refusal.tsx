import type { ErrorBody } from "#editor/api/api.ts";
import type { PublishRequest } from "#editor/api/publish-api.ts";
import { ButtonRow } from "#editor/app/shared/buttons/button-row.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";

type PublishRefusalProps = {
  refusal: ErrorBody;
  /** Called when a link to the place to correct is followed. */
  onGo: () => void;
  /** Called with the side that wins the conflicts. */
  onStay: (winningSide: NonNullable<PublishRequest["winningSide"]>) => void;
};

/** Says why nothing was published, with links to the places to correct and buttons to resolve conflicts. */
export function PublishRefusal({
  refusal: { message, raw, fixes = [], conflicts = [] },
  onGo,
  onStay,
}: PublishRefusalProps) {
  return (
    <Message tone="wrong" title="No se publicó" level={3}>
      <p>{message}</p>
      {fixes.map(({ label, place }) => (
        <p key={place}>
          <a className={controls.link} href={`#${place}`} onClick={onGo}>
            {label}
          </a>
        </p>
      ))}
      {conflicts.length > 0 && (
        <>
          <dl className={layout.stack}>
            {conflicts.map(({ where, mine, theirs }) => (
              <div key={where}>
                <dt>{where}</dt>
                <dd>{`Lo tuyo: «${mine}»`}</dd>
                <dd>{`De la otra persona: «${theirs}»`}</dd>
              </div>
            ))}
          </dl>
          <ButtonRow>
            <PushButton onClick={() => onStay("mine")}>Publicar lo mío ahí</PushButton>
            <PushButton onClick={() => onStay("theirs")}>Dejar ahí lo de la otra persona</PushButton>
          </ButtonRow>
        </>
      )}
      {raw !== undefined && <TechnicalDetails>{raw}</TechnicalDetails>}
    </Message>
  );
}

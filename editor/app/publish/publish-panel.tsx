import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import layout from "#editor/app/shared/layout.module.css";
import { SidePanel, sidePanelTitleId } from "#editor/app/shared/panels/side-panel.tsx";
import { UnsavedNotice } from "./pre-publish-notices.tsx";
import { PublishForm, type PublishFormProps } from "./publish-form.tsx";
import { PublishedMessage } from "./publish-outcome.tsx";

type PublishPanelProps = PublishFormProps & { onClose: () => void };

/**
 * «Publicar»: the changes to publish, their author and a title. The server checks the changes before publishing, even
 * if the panel is closed.
 */
export function PublishPanel({ onClose, ...formProps }: PublishPanelProps) {
  const { publishing, unsavedWork, onBack } = formProps;
  const { publication } = publishing;
  useKeyedEffect(publication, () => {
    if (publication) focusAfterRender(sidePanelTitleId);
  });
  useKeyedEffect("", () => publishing.forgetOutcome);
  return (
    <SidePanel title="Publicar" onClose={onClose}>
      {/* Rendered empty first, because a live region that is inserted with its text is not announced. */}
      <div role="status">
        {publication && (
          <>
            <PublishedMessage {...publication} approvers={formProps.team?.approvers} />
            {publication.remainingDraftsMessage && <p>{publication.remainingDraftsMessage}</p>}
            <UnsavedNotice
              title={publication.result.isProposal ? "Quedó sin enviar" : "Quedó sin publicar"}
              unsavedWork={unsavedWork}
            />
          </>
        )}
      </div>
      {publication ? (
        <div className={layout.row}>
          <PushButton look="main" onClick={onBack}>
            Volver al formulario
          </PushButton>
        </div>
      ) : (
        <PublishForm {...formProps} />
      )}
    </SidePanel>
  );
}

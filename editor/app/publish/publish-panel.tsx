import { useState } from "react";
import type { PublishResult } from "#editor/api/requests/publish-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { SidePanel, sidePanelTitleId } from "#editor/app/shared/panels/side-panel.tsx";
import { UnsavedNotice } from "./pre-publish-notices.tsx";
import { type FinishedPublication, PublishForm, type PublishFormProps } from "./publish-form.tsx";
import { PublishedMessage } from "./publish-outcome.tsx";

type PublishPanelProps = Omit<PublishFormProps, "onPublished"> & {
  onClose: () => void;
  onPublished: (result: PublishResult, files: readonly string[]) => void;
};

/**
 * «Publicar»: the changes to publish, their author and a title. The server checks the changes again before publishing.
 */
export function PublishPanel({ unsavedWork, onClose, onBack, onPublished, ...formProps }: PublishPanelProps) {
  const [publication, setPublication] = useState<FinishedPublication>();
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
        <PublishForm
          {...formProps}
          unsavedWork={unsavedWork}
          onBack={onBack}
          onPublished={(finished) => {
            setPublication(finished);
            focusAfterRender(sidePanelTitleId);
            onPublished(finished.result, finished.files);
          }}
        />
      )}
    </SidePanel>
  );
}

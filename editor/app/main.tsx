import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#styles/tokens.css";
import "#styles/global.css";
import "#styles/cut.css";
import "./shared/base.css";
import { DraftStorageContext, openDraftStorage } from "./draft/backup/draft-backup.ts";
import { ErrorBoundary } from "./shared/messages/error-boundary.tsx";
import { EditorShell } from "./shell/editor-shell.tsx";

const root = document.getElementById("editor");
if (root) {
  const storedDrafts = await openDraftStorage();
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <DraftStorageContext value={storedDrafts}>
          <EditorShell />
        </DraftStorageContext>
      </ErrorBoundary>
    </StrictMode>,
  );
}

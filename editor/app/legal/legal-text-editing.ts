import type { OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import type { LinkTarget } from "./clause/link-targets.ts";
import type { LegalTextDraft, LegalTextDraftView } from "./legal-text-draft.ts";
import type { LegalTextNavigation } from "./use-legal-text-navigation.ts";

/** The open version of a legal text, with its draft and the navigation in it; all parts of its editor share it. */
export type LegalTextEditing = {
  id: string;
  text: OpenLegalText;
  draft: LegalTextDraft;
  view: LegalTextDraftView;
  navigation: LegalTextNavigation;
  linkTargets: readonly LinkTarget[];
  onPreview: (page: string) => void;
};

import { useCallback, useRef } from "react";
import { ask } from "./ask.ts";
import { TextDraft } from "./legal/text-draft.ts";
import { Draft } from "./list/draft.ts";
import { keeperOf } from "./list/kept.ts";

/** One draft a list, for as long as the tab is open: what is typed stays while another list is looked at. */
export function useDrafts(onSaved: () => void): (list: string) => Draft {
  const drafts = useRef(new Map<string, Draft>());
  return useCallback(
    (list: string) => {
      const found = drafts.current.get(list) ?? new Draft({ list, ask, keeper: keeperOf(list, tabStore()), onSaved });
      drafts.current.set(list, found);
      return found;
    },
    [onSaved],
  );
}

/** One draft a legal text, likewise. */
export function useTextDrafts(onSaved: () => void): (text: string) => TextDraft {
  const drafts = useRef(new Map<string, TextDraft>());
  return useCallback(
    (text: string) => {
      const keeper = (version: string) => keeperOf(`texto-${text}-${version}`, tabStore());
      const found = drafts.current.get(text) ?? new TextDraft({ text, ask, keeperOf: keeper, onSaved });
      drafts.current.set(text, found);
      return found;
    },
    [onSaved],
  );
}

/** Undefined where the browser keeps nothing for this page. */
function tabStore(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

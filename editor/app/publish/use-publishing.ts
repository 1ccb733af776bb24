import { useCallback, useRef, useState } from "react";
import type { Conflict, ErrorBody } from "#editor/api/api.ts";
import type { PublishProgress, PublishRequest, PublishResult } from "#editor/api/requests/publish-api.ts";
import { sendStreamingRequest, toErrorBody } from "#editor/app/shared/request.ts";
import { announceChangedFiles } from "#editor/app/shell/use-menu-and-pending.ts";
import { formatProgress } from "./stage-progress.tsx";

/**
 * `remainingDraftsMessage`: names the remaining drafts; `droppedChanges`: the user's changes that were dropped in
 * favour of someone else's publication.
 */
export type FinishedPublication = {
  result: PublishResult;
  title: string;
  remainingDraftsMessage: string;
  droppedChanges: readonly Conflict[];
};

type RunningRequest = { isTrial: boolean; stage?: PublishProgress["stage"] };

export type Publishing = ReturnType<typeof usePublishing>;

/**
 * Sends the requests of «Comprobar» and «Publicar», one at a time, and holds their progress and outcome, even while
 * their panels are closed.
 *
 * @param onPublished - called once files were published or sent for approval.
 */
export function usePublishing(onPublished: (result: PublishResult, files: readonly string[]) => void) {
  const [running, setRunning] = useState<RunningRequest>();
  /** Why the last request was refused; `isTrial`: it was a trial. */
  const [refusal, setRefusal] = useState<ErrorBody & { isTrial?: boolean }>();
  const [publication, setPublication] = useState<FinishedPublication>();
  const [hasPassed, setPassed] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const wasChanged = useRef(false);
  const markOutdated = useCallback(() => {
    wasChanged.current = true;
    setOutdated(true);
    setPassed(false);
  }, []);
  const trial = useRef<AbortController>(undefined);

  const send = async (request: PublishRequest, signal?: AbortSignal): Promise<PublishResult> => {
    const isTrial = request.isTrial === true;
    wasChanged.current = false;
    setOutdated(false);
    setRefusal(undefined);
    setPublication(undefined);
    setPassed(false);
    setRunning({ isTrial });
    try {
      return await sendStreamingRequest<PublishResult>("/api/publish", {
        body: request,
        signal,
        onStage: (stage) => setRunning({ isTrial, stage }),
        whereToLook: "mira en «Historia» si se publicó",
      });
    } finally {
      setRunning(undefined);
    }
  };

  /** @returns whether the server accepted the publication; if not, `refusal` has the reason. */
  const publish = async (request: PublishRequest, remainingDraftsMessage: string): Promise<boolean> => {
    const { files = [], title, winningSide } = request;
    const droppedChanges = (winningSide === "theirs" && refusal?.conflicts) || [];
    try {
      const result = await send(request);
      setPublication({ result, title, remainingDraftsMessage, droppedChanges });
      onPublished(result, files);
      return true;
    } catch (error) {
      setRefusal(toErrorBody(error));
      // A refused publication may have merged other people's publications, which open forms must show.
      announceChangedFiles();
      return false;
    }
  };

  const check = async (): Promise<void> => {
    if (running) return;
    trial.current = new AbortController();
    const { signal } = trial.current;
    try {
      // Conflicts with other people's publications are asked about only in a publication.
      await send({ title: "Comprobar", isTrial: true, winningSide: "mine" }, signal);
      // The trial may have read the old or the new content.
      if (wasChanged.current) throw new Error("Algo cambió mientras se comprobaba: comprueba otra vez.");
      setPassed(true);
    } catch (error) {
      setRefusal(signal.aborted ? undefined : { ...toErrorBody(error), isTrial: true });
    }
  };

  return {
    running,
    publication,
    hasPassed,
    message: formatMessage({ running, refusal, publication, hasPassed, isOutdated }),
    refusal: refusal?.isTrial ? undefined : refusal,
    trialRefusal: refusal?.isTrial ? refusal : undefined,
    refuse: (message: string) => setRefusal({ message }),
    publish,
    check,
    cancelCheck: () => trial.current?.abort(),
    /** Forgets the outcome of a publication, once its panel is closed or its choices change. */
    forgetOutcome: () => {
      setPublication(undefined);
      setRefusal((current) => (current?.isTrial ? current : undefined));
    },
    markOutdated,
  };
}

type PublishingState = {
  running: RunningRequest | undefined;
  refusal: (ErrorBody & { isTrial?: boolean }) | undefined;
  publication: FinishedPublication | undefined;
  hasPassed: boolean;
  isOutdated: boolean;
};

/** Formats the state for the bar. */
function formatMessage({ running, refusal, publication, hasPassed, isOutdated }: PublishingState): string {
  if (running) return formatProgress(running.isTrial ? "Comprobando" : "Publicando", running.stage);
  if (hasPassed) return "Todo está bien: se puede publicar.";
  if (publication && !isOutdated)
    return `${publication.result.isProposal ? "Se envió" : "Se publicó"} «${publication.title}».`;
  if (!refusal) return "";
  if (!refusal.isTrial) return "No se publicó: abre «Publicar» y lee por qué.";
  return isOutdated
    ? "Lo último que comprobaste tenía algo por corregir. Comprueba otra vez."
    : "Hay algo por corregir antes de publicar.";
}

import { useEffect, useState } from "react";
import type { ErrorBody } from "#editor/api/api.ts";
import type { PublishProgress, PublishRequest, PublishResult } from "#editor/api/requests/publish-api.ts";
import { sendRequest, sendStreamingRequest, toErrorBody } from "#editor/app/shared/request.ts";
import { announceChangedFiles, announcePublication } from "#editor/app/shell/use-menu-and-pending.ts";

/** Sends a publish request, and holds its progress and its refusal. */
export function usePublishing() {
  const [isSending, setSending] = useState(false);
  /** Stage of the build that precedes a publication; undefined until the build begins. */
  const [stage, setStage] = useState<PublishProgress["stage"]>();
  const [refusal, setRefusal] = useState<ErrorBody>();
  // The status bar shows that the publication is running, even after the panel is closed.
  useEffect(() => (isSending ? announcePublication : undefined), [isSending]);
  /** @returns undefined if the server refused the publication; `refusal` then has the reason. */
  const send = async (request: PublishRequest): Promise<PublishResult | undefined> => {
    setRefusal(undefined);
    setStage(undefined);
    setSending(true);
    let result: PublishResult | undefined;
    try {
      await sendStreamingRequest<PublishProgress | PublishResult>(
        "/api/publish",
        (line) => {
          if ("stage" in line) setStage(line.stage);
          else result = line;
        },
        { body: request },
      );
      if (!result) throw new Error("El editor se cerró antes de contestar: mira en «Historia» si se publicó.");
      return result;
    } catch (error) {
      setRefusal(toErrorBody(error));
      // A refused publication may have merged other people's publications, which open forms must show.
      announceChangedFiles();
      return undefined;
    } finally {
      setSending(false);
    }
  };
  /**
   * Carries the legal version that others published first into the next one.
   *
   * @returns the text's id; undefined if this was refused too.
   */
  const carry = async (winningSide?: PublishRequest["winningSide"]): Promise<string | undefined> => {
    const { id, version } = refusal?.carries ?? {};
    try {
      await sendRequest("POST", `/api/legal-texts/${id}/versions/${version}/carry`, {
        ...(winningSide && { winningSide }),
      });
      announceChangedFiles();
      return id;
    } catch (error) {
      setRefusal(toErrorBody(error));
      return undefined;
    }
  };
  return { isSending, stage, refusal, send, carry, setRefusal };
}

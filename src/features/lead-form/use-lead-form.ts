import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { type LeadErrors, leadErrors } from "#domain/lead.ts";
import type { Delivery } from "#platform/marketing/marketing-provider.ts";
import { clearFields, focusFirstError, inputOf, isLeadField } from "./fields.ts";
import { sendLead } from "./send-lead.ts";

export type LeadFormState =
  | {
      phase: "editing";
      errors: LeadErrors;
      /** A problem with the whole form. */
      problem?: "refused" | "notKept";
    }
  | { phase: "sending" }
  /** Kept in the browser until the provider has it. */
  | { phase: "waiting" }
  | { phase: "sent" };

/** How an answer names the field that it concerns: `properties.Email`. */
const fieldPath = /^properties\.(.+)$/;

/** What the form does once its script has loaded. */
export function useLeadForm(initialErrors: LeadErrors, thanksHref?: string) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<LeadFormState>({ phase: "editing", errors: initialErrors });
  /** The errors to focus on, new with each refusal. */
  const [focusOn, setFocusOn] = useState<LeadErrors>();
  const hasResult = state.phase === "waiting" || state.phase === "sent";

  useEffect(() => {
    if (focusOn && form.current) focusFirstError(form.current, focusOn);
  }, [focusOn]);

  useEffect(() => {
    if (hasResult) result.current?.focus();
  }, [hasResult]);

  function showErrors(errors: LeadErrors): void {
    setState({ phase: "editing", errors });
    setFocusOn(errors);
  }

  function take(delivery: Delivery): void {
    if (delivery.state === "delivered") {
      if (form.current) clearFields(form.current);
      if (thanksHref === undefined) setState({ phase: "sent" });
      else location.replace(thanksHref);
    } else if (delivery.state === "refused") {
      const errors = fieldErrors(delivery.refusal.fields);
      if (Object.keys(errors).length > 0) showErrors(errors);
      else setState({ phase: "editing", errors: {}, problem: "refused" });
    } else if (delivery.state === "lost") {
      setState({ phase: "editing", errors: {}, problem: "notKept" });
    } else {
      const isSafe = delivery.outlivesPage;
      setState(isSafe ? { phase: "waiting" } : { phase: "editing", errors: {}, problem: "notKept" });
      void delivery.settled.then(take);
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.phase !== "editing") return;
    const input = inputOf(event.currentTarget);
    const errors = leadErrors(input);
    if (Object.keys(errors).length > 0) return showErrors(errors);
    setState({ phase: "sending" });
    take(await sendLead(input));
  }

  /** After a refusal, each message disappears when its field is fixed. */
  function onChange(event: ChangeEvent<HTMLFormElement>) {
    // The field that changed, though React's types take it for the form.
    const name = event.target.getAttribute("name") ?? "";
    if (state.phase !== "editing" || !isLeadField(name) || !state.errors[name]) return;
    const { [name]: _, ...others } = state.errors;
    const message = leadErrors(inputOf(event.currentTarget))[name];
    setState({ ...state, errors: message ? { ...others, [name]: message } : others });
  }

  return { state, form, result, onSubmit, onChange };
}

function fieldErrors(fields: readonly { field: string; message: string }[]): LeadErrors {
  const errors: LeadErrors = {};
  for (const { field, message } of fields) {
    const name = fieldPath.exec(field)?.[1] ?? "";
    if (isLeadField(name)) errors[name] = message;
  }
  return errors;
}

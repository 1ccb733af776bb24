import {
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import {
  buildLead,
  type LeadErrors,
  type LeadField,
  type LeadInput,
  leadFields,
  validateLead,
} from "#domain/leads/lead.ts";
import { getBrowserProvider } from "#platform/marketing/browser-provider.ts";
import { getPageLoadIdentity } from "#platform/marketing/identity.ts";
import type { DeliveryStatus } from "#platform/marketing/marketing-provider.ts";
import { useAnnouncement } from "#ui/announcement/use-announcement.ts";

export type LeadFormState =
  | {
      phase: "editing";
      errors: LeadErrors;
      /** A problem with the whole form. */
      problem?: "refused" | "notKept";
    }
  | { phase: "sending" }
  /** The lead is stored in the browser until the provider has received it. */
  | { phase: "waiting" }
  | { phase: "sent" };

/** Matches the collector's name for a field, such as `properties.Email`. */
const fieldPathPattern = /^properties\.(.+)$/;

/**
 * Milliseconds before the form becomes inert, for a screen reader to notice the new focus. If the form becomes inert
 * sooner, Orca moves to the heading of the result without reading it.
 */
const focusNoticeMs = 1000;

/**
 * Behaviour of the form once its script has loaded.
 *
 * @param initial - errors to show at first, and the page to open after sending; without a page, the form shows the
 *   thanks.
 */
export function useLeadForm(
  { errors: initialErrors, thanksHref }: { errors: LeadErrors; thanksHref?: string | undefined },
  copy: Record<"sent" | "waiting" | "refused" | "notKept", { heading: string; text: string }>,
) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<LeadFormState>({ phase: "editing", errors: initialErrors });
  /**
   * Errors of the last rejected submission; the first field with an error receives the focus. Each rejection sets a new
   * object, so that the effect that moves the focus runs again.
   */
  const [focusOn, setFocusOn] = useState<LeadErrors>();
  const [announcement, announce] = useAnnouncement();
  const hasResult = state.phase === "waiting" || state.phase === "sent";
  const problem = state.phase === "editing" ? state.problem : undefined;
  /** Whether `focusNoticeMs` have passed since the focus left the form; only then does the form become inert. */
  const [hasLeft, setHasLeft] = useState(false);

  useEffect(() => {
    if (focusOn && form.current) focusFirstError(form.current, focusOn);
  }, [focusOn]);

  useLayoutEffect(() => {
    if (!hasResult) return setHasLeft(false);
    result.current?.focus();
    const timer = setTimeout(setHasLeft, focusNoticeMs, true);
    return () => clearTimeout(timer);
  }, [hasResult]);

  useEffect(() => {
    if (problem) announce(formatMessage(copy[problem]));
  }, [problem, announce, copy]);

  function showErrors(errors: LeadErrors): void {
    setState({ phase: "editing", errors });
    setFocusOn(errors);
    // Announce only the other errors: screen readers read the first one with its field, which receives the focus.
    const [, ...others] = leadFields.flatMap((field) => errors[field] ?? []);
    announce(others.join(". "));
  }

  /** Shows the outcome of a delivery. @param isLate - whether the visitor already knows that the lead is waiting. */
  function showDelivery(delivery: DeliveryStatus, isLate = false): void {
    if (delivery.state === "delivered") {
      if (form.current) clearFields(form.current);
      if (isLate) announce(formatMessage(copy.sent));
      if (thanksHref === undefined) setState({ phase: "sent" });
      else location.replace(thanksHref);
    } else if (delivery.state === "refused") {
      const errors = toLeadErrors(delivery.refusal.fields);
      if (Object.keys(errors).length > 0) showErrors(errors);
      else setState({ phase: "editing", errors: {}, problem: "refused" });
    } else {
      const outlivesPage = delivery.outlivesPage;
      setState(outlivesPage ? { phase: "waiting" } : { phase: "editing", errors: {}, problem: "notKept" });
      void delivery.finalOutcome.then((later) => showDelivery(later, true));
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.phase !== "editing") return;
    const input = readLeadInput(event.currentTarget);
    const errors = validateLead(input);
    if (Object.keys(errors).length > 0) return showErrors(errors);
    setState({ phase: "sending" });
    showDelivery(await sendLead(input));
  }

  /** After a rejected submission, hides each message once its field is valid. */
  function onChange(event: ChangeEvent<HTMLFormElement>) {
    const knownErrors = revalidate(event);
    if (!knownErrors || knownErrors.message) return;
    const { [knownErrors.name]: _, ...others } = knownErrors.errors;
    setState({ phase: "editing", errors: others });
  }

  /** Shows a changed message only when the field loses the focus. */
  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const knownEvent = revalidate(event);
    if (!knownEvent?.message || knownEvent.errors[knownEvent.name] === knownEvent.message) return;
    setState({ phase: "editing", errors: { ...knownEvent.errors, [knownEvent.name]: knownEvent.message } });
    announce(knownEvent.message);
  }

  /** Validates the event's field again. @returns undefined if the field had no message before. */
  function revalidate({ target, currentTarget }: ChangeEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>) {
    // The target is the changed field, although React's types say that it is the form.
    const name = target.getAttribute("name") ?? "";
    if (state.phase !== "editing" || !isLeadField(name) || !state.errors[name]) return;
    return { name, message: validateLead(readLeadInput(currentTarget))[name], errors: state.errors };
  }

  return { state, form, result, announcement, isInert: hasResult && hasLeft, onSubmit, onChange, onBlur };
}

const formatMessage = ({ heading, text }: { heading: string; text: string }) => `${heading}. ${text}`;

function toLeadErrors(fields: readonly { field: string; message: string }[]): LeadErrors {
  const errors: LeadErrors = {};
  for (const { field, message } of fields) {
    const name = fieldPathPattern.exec(field)?.[1] ?? "";
    if (isLeadField(name)) errors[name] = message;
  }
  return errors;
}

/** Reads the form's fields. The DOM keeps the values, not React's state, so hydration loses none. */
function readLeadInput(form: HTMLFormElement): LeadInput {
  const formData = new FormData(form);
  return {
    Name: String(formData.get("Name") ?? ""),
    Email: String(formData.get("Email") ?? ""),
    Terminos: formData.has("Terminos"),
    CheckPublicidad: formData.has("CheckPublicidad"),
  };
}

/** Empties every field, including those with an initial value. */
function clearFields(form: HTMLFormElement): void {
  for (const field of listInputs(form)) {
    if (field.type === "checkbox") field.checked = false;
    else field.value = "";
  }
}

function focusFirstError(form: HTMLFormElement, errors: LeadErrors): void {
  const firstInvalidField = leadFields.find((name) => errors[name]);
  listInputs(form)
    .find(({ name }) => name === firstInvalidField)
    ?.focus();
}

function isLeadField(name: string): name is LeadField {
  return (leadFields as readonly string[]).includes(name);
}

function listInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter((element) => element instanceof HTMLInputElement);
}

/**
 * Sends a valid lead and the event `FORM_SUBMITTED` to the marketing provider at the same time, so that neither is lost
 * if the page closes.
 *
 * @returns the delivery of the lead.
 */
async function sendLead(input: LeadInput): Promise<DeliveryStatus> {
  const provider = getBrowserProvider();
  const [lead] = await Promise.all([
    provider.identify(buildLead(input, getPageLoadIdentity())),
    provider.track(eventNames.formSubmitted, leadFormProperties),
  ]);
  return lead;
}
